import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { variablesOf } from '../words/template.ts';
import { error, nameOf, warning, type Check } from './drawing.ts';

/** Whom a note calls by e-mail, and which other system it tells. */
export const checkNotices: Check = ({ nodes }) =>
  nodes.flatMap((node) => (node.type === 'notify' ? noticeProblems(node) : []));

function noticeProblems(node: FlowNodeOf<'notify'>): FlowProblem[] {
  const { mentions, email, notice, webhook_url } = node.settings;
  const problems: FlowProblem[] = [];
  if (email && mentions.length === 0)
    problems.push(error(node, `Escolha quem ${nameOf(node)} chama por e-mail.`));
  if (webhook_url.trim() && !isFixedAddress(webhook_url.trim())) {
    problems.push(
      error(
        node,
        `Corrija o endereço que ${nameOf(node)} avisa: ele começa com https:// e não leva variáveis.`,
      ),
    );
  }
  if (variablesOf(notice).length > 0)
    problems.push(warning(node, `Tire as variáveis do aviso de ${nameOf(node)}: ele sai como está escrito.`));
  return problems;
}

/** Without variables: an address is kept in logs of others, where nothing of a customer belongs. */
function isFixedAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && !/\s/.test(url) && variablesOf(url).length === 0;
}
