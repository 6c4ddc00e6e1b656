import type { FlowNodeOf, FlowProblem, QuestionKind } from '@prosa/contract';
import { error, nameOf } from '../../problems/problem.ts';
import type { Value } from '../../value.ts';
import { fill, type Visit } from '../../walk/visit.ts';
import { parseDate } from '../../words/answers/date.ts';
import type { AnswerClock } from '../../words/answers/answer.ts';
import { readNumber } from '../../words/answers/read-number.ts';
import { formatMoney, formatValue } from '../../words/format-value.ts';
import { dateText, localTime } from '../../words/local-time.ts';

type Limit = number | string;

/** Returns whether answers of a kind may have a smallest and a greatest. */
export function hasRange(kind: QuestionKind): boolean {
  return kind === 'number' || kind === 'money' || kind === 'date';
}

/**
 * Returns what is wrong with an answer that is outside of what the question takes, as a pt-BR sentence for the customer;
 * null where nothing is.
 */
export function outOfRange(visit: Visit<FlowNodeOf<'question'>>, value: Value): string | null {
  const { settings } = visit.node;
  const { kind } = settings;
  if (!hasRange(kind) || (typeof value !== 'number' && typeof value !== 'string')) return null;
  const { scene } = visit.turn;
  const today = dateText(localTime(scene.now, scene.time_zone));
  if (kind === 'date' && !settings.past_days && value < today) {
    return 'Esse dia já passou. Envie uma data a partir de hoje, por favor.';
  }
  const min = readLimit(kind, fill(visit, settings.min), scene);
  const max = readLimit(kind, fill(visit, settings.max), scene);
  if ((min === null || value >= min) && (max === null || value <= max)) return null;
  return `Envie ${asked[kind]}${spanOf({ kind, min, max })}, por favor.`;
}

const asked: Partial<Record<QuestionKind, string>> = {
  number: 'um número ',
  money: 'um valor ',
  date: 'uma data ',
};

interface Span {
  kind: QuestionKind;
  min: Limit | null;
  max: Limit | null;
}

function spanOf({ kind, min, max }: Span): string {
  const named = (limit: Limit) =>
    kind === 'money' && typeof limit === 'number' ? formatMoney(limit) : formatValue(limit);
  if (min !== null && max !== null) return `de ${named(min)} a ${named(max)}`;
  return min === null ? `até ${named(max ?? '')}` : `a partir de ${named(min)}`;
}

/** Null where nothing is written, or nothing that is a limit of this kind. */
function readLimit(kind: QuestionKind, text: string, clock: AnswerClock): Limit | null {
  if (text.trim() === '') return null;
  if (kind === 'date') return parseDate(text, clock);
  return readNumber(text.replace(/^\s*R\$\s*/i, ''));
}

/** Finds limits that cannot be read, and a smallest that is greater than the greatest. */
export function invalidRange(node: FlowNodeOf<'question'>): FlowProblem[] {
  const { kind, min, max } = node.settings;
  if (!hasRange(kind)) return [];
  const example = kind === 'date' ? 'um dia, como hoje ou 31/12/2030' : 'um número, como 10';
  const limits = (
    [
      ['mínimo', min],
      ['máximo', max],
    ] as const
  ).filter(([, text]) => text.trim() !== '' && !text.includes('{'));
  const unread = limits.find(([, text]) => readLimit(kind, text, anyDay) === null);
  if (unread) return [error(node, `Corrija o ${unread[0]} de ${nameOf(node)}: escreva ${example}.`)];
  const [least = null, greatest = null] = limits.map(([, text]) => readLimit(kind, text, anyDay));
  return least !== null && greatest !== null && least > greatest
    ? [error(node, `Corrija os limites de ${nameOf(node)}: o mínimo é maior que o máximo.`)]
    : [];
}

/** Whether a limit can be read does not depend on the day. */
const anyDay: AnswerClock = { now: Date.UTC(2026, 0, 15), time_zone: 'UTC' };
