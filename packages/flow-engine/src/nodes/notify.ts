import type { FlowNodeOf } from '@prosa/contract';
import { leave } from '../outcome.ts';
import { emit, fill } from '../visit.ts';
import { attends } from './attends.ts';
import type { Executor } from './executor.ts';

export const notify: Executor<FlowNodeOf<'notify'>> = {
  enter: (visit) => {
    const { text: template, mentions } = visit.node.settings;
    const text = fill(visit, template).trim();
    if (text === '') return leave('next', 'A nota está vazia; nada foi escrito.');
    emit(visit, { kind: 'note', text });
    if (mentions.length === 0) return leave('next', 'Escreveu uma nota para a equipe.');
    const users = mentions.filter((user) => attends(visit, user));
    if (users.length === 0)
      return leave('next', 'Escreveu uma nota; ninguém a chamar atende este departamento.');
    emit(visit, { kind: 'mention', users });
    return leave('next', 'Escreveu uma nota e chamou pessoas da equipe.');
  },
};
