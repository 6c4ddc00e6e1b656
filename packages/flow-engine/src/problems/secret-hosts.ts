import { secretHost, type FlowNode, type FlowProblem } from '@prosa/contract';
import { kindOf } from '../kinds/index.ts';
import type { Check } from './drawing.ts';
import { error, nameOf } from './problem.ts';

/** Secrets that would not be sent: gone, bound to no host yet, or to another one than the step calls. */
export const checkSecretHosts: Check = ({ nodes, known: { secrets } }) => {
  if (!secrets) return [];
  return nodes.flatMap((node) =>
    kindOf(node)
      .references(node.settings)
      .flatMap((reference) => {
        if (reference.to !== 'secrets' || !reference.name) return [];
        const found = secrets.find(({ name }) => name === reference.name);
        const why = found ? obstacle(found.hosts, reference.url) : 'ela não existe mais';
        return why === null ? [] : [unsent(node, reference.name, why)];
      }),
  );
};

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
