import type { AudienceFilter, LastTalk, VariableCondition } from '@prosa/contract';
import { dayText } from '../../../lib/dates.ts';

/** Returns the name of a tag, number or department; one that is gone is named as such. */
export interface FilterNames {
  tag: (id: string) => string;
  channel: (id: string) => string;
  department: (id: string) => string;
}

/** Returns what a filter asks for, one sentence for each criterion. */
export function filterSentences(filter: AudienceFilter, names: FilterNames): string[] {
  const { tags_any, tags_all, tags_none, variables, last_talk, channel, department } = filter;
  const list = (ids: readonly string[], kind: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat('pt-BR', { type: kind }).format(ids.map(names.tag));
  return [
    ...(tags_any.length ? [`Tem a tag ${list(tags_any, 'disjunction')}`] : []),
    ...(tags_all.length ? [`Tem as tags ${list(tags_all, 'conjunction')}`] : []),
    ...(tags_none.length ? [`Não tem a tag ${list(tags_none, 'disjunction')}`] : []),
    ...variables.map(variableSentence),
    ...(last_talk ? [talkSentence(last_talk)] : []),
    ...(channel === null ? [] : [`Conversou pelo número ${names.channel(channel)}`]),
    ...(department === null ? [] : [`Conversou no departamento ${names.department(department)}`]),
  ];
}

function variableSentence({ name, test, value }: VariableCondition): string {
  switch (test) {
    case 'equals':
      return `${name} é “${value}”`;
    case 'differs':
      return `${name} não é “${value}”`;
    case 'contains':
      return `${name} contém “${value}”`;
    case 'filled':
      return `${name} está preenchida`;
    case 'empty':
      return `${name} está vazia`;
    default:
      return test satisfies never;
  }
}

function talkSentence({ is, days, day }: LastTalk): string {
  switch (is) {
    case 'within':
      return days === 1 ? 'Conversou no último dia' : `Conversou nos últimos ${days} dias`;
    case 'older':
      return `Não conversa há mais de ${days === 1 ? '1 dia' : `${days} dias`}`;
    case 'since':
      return `Conversou desde ${day ? dayText(day) : '…'}`;
    case 'before':
      return `Última conversa antes de ${day ? dayText(day) : '…'}`;
    case 'never':
      return 'Nunca conversou';
    default:
      return is satisfies never;
  }
}
