import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { emit, fill } from '../visit.ts';
import { attends } from './attends.ts';
import type { Executor } from './executor.ts';
import { webhookOf } from './notify-webhook.ts';

export const notify: Executor<FlowNodeOf<'notify'>> = {
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
