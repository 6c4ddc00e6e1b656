import { secretHost, type FlowNode, type FlowProblem } from '@prosa/contract';
import { error, nameOf, type Check } from './drawing.ts';

/** Secrets that would not be sent: gone, bound to no host yet, or to another one than the step calls. */
export const checkSecretHosts: Check = ({ nodes, known: { secrets } }) => {
  if (!secrets) return [];
  return nodes.flatMap((node) => {
    const { secret, url } = carriedBy(node);
    if (!secret) return [];
    const found = secrets.find(({ name }) => name === secret);
    const why = found ? obstacle(found.hosts, url) : 'ela não existe mais';
    return why === null ? [] : [unsent(node, secret, why)];
  });
};

function carriedBy(node: FlowNode): { secret: string; url: string } {
  if (node.type === 'http') return node.settings;
  if (node.type !== 'notify') return { secret: '', url: '' };
  const { webhook_secret, webhook_url } = node.settings;
  return { secret: webhook_url.trim() && webhook_secret, url: webhook_url };
}

/** Null where nothing speaks against it, or only a run can know. */
function obstacle(hosts: readonly string[], url: string): string | null {
  if (hosts.length === 0) return 'falta dizer a que servidor ela pode ir; salve-a de novo';
  const server = /^\s*\w+:\/\/[^/?#]*/.exec(url)?.[0] ?? '';
  if (server === '' || server.includes('{')) return null;
  if (/^\s*http:/i.test(server)) return 'ela só é enviada por https';
  const host = secretHost(server);
  return host === null || hosts.includes(host) ? null : `ela só pode ir a ${hosts.join(', ')}`;
}

function unsent(node: FlowNode, secret: string, why: string): FlowProblem {
  return error(node, `Troque a senha de acesso “${secret}” de ${nameOf(node)}: ${why}.`);
}
