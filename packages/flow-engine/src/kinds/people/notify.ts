import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { leave } from '../../walk/outcome.ts';
import { error, nameOf, warning } from '../../problems/problem.ts';
import { emit, fill } from '../../walk/visit.ts';
import { variablesOf } from '../../words/template.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { attends } from '../parts/attends.ts';
import { emptyText } from '../parts/checks.ts';
import { webhookOf } from '../parts/notify-webhook.ts';
import { next } from '../parts/ports.ts';

const executor: Executor<FlowNodeOf<'notify'>> = {
  enter: (visit) => {
    const { text: template, mentions, email, notice } = visit.node.settings;
    const text = fill(visit, template).trim();
    if (text !== '') emit(visit, { kind: 'note', text });
    const users = [...new Set(mentions)].filter((user) => attends(visit, user));
    const webhook = webhookOf(visit);
    if (users.length > 0 || webhook) emit(visit, { kind: 'mention', users, email, notice, webhook });
    const nobody = mentions.length > 0 && users.length === 0;
    return leave(
      'next',
      [
        text === '' ? 'A nota está vazia; nada foi escrito.' : 'Escreveu uma nota para a equipe.',
        ...(users.length > 0 ? [`Chamou pessoas da equipe${email ? ', também por e-mail' : ''}.`] : []),
        ...(nobody ? ['Ninguém a chamar atende este departamento.'] : []),
        ...(webhook ? ['Avisou outro sistema.'] : []),
      ].join(' '),
    );
  },
};

/** Writes a note for the team, and notifies the people and the system that it names. */
export const notify: Kind<'notify'> = {
  ports: () => [next],
  texts: ({ text }) => ({ templates: [text] }),
  sets: none,
  references: ({ mentions, webhook_url, webhook_secret }) => [
    { to: 'users', ids: mentions },
    { to: 'secrets', name: webhook_url.trim() && webhook_secret, url: webhook_url },
  ],
  mustHave: (node) => [...emptyText(node), ...wrongNotice(node)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ text: random.text() }),
};

/** Finds what is wrong with the people a note e-mails, and with the other system that it notifies. */
function wrongNotice(node: FlowNodeOf<'notify'>): FlowProblem[] {
  const { mentions, email, notice, webhook_url } = node.settings;
  const problems: FlowProblem[] = [];
  if (email && mentions.length === 0)
    problems.push(error(node, `Escolha quem ${nameOf(node)} chama por e-mail.`));
  if (webhook_url.trim() && !isFixedAddress(webhook_url.trim())) {
    const message = `Corrija o endereço que ${nameOf(node)} avisa: ele começa com https:// e não leva variáveis.`;
    problems.push(error(node, message));
  }
  if (variablesOf(notice).length > 0)
    problems.push(warning(node, `Tire as variáveis do aviso de ${nameOf(node)}: ele sai como está escrito.`));
  return problems;
}

/** Without variables: an address is kept in logs of others, where nothing of a customer belongs. */
function isFixedAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && !/\s/.test(url) && variablesOf(url).length === 0;
}
