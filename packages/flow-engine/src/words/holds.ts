import type { Comparison, ComparisonGroup, ComparisonOperator } from '@prosa/contract';
import type { Value } from '../value.ts';
import type { Scene } from '../scene.ts';
import { readNumber } from './answers/read-number.ts';
import { parseTime } from './answers/time.ts';
import { fold } from './fold.ts';
import { formatValue, plainValue } from './format-value.ts';
import { compilePattern } from './pattern.ts';
import { readMoment } from './read-moment.ts';
import type { Scope } from './scope.ts';
import { fillTemplate, readTemplate } from './template.ts';

/** Whether something holds, and the reason in pt-BR, for the trace. */
export interface Verdict {
  holds: boolean;
  why: string;
}

/** What comparisons look at besides variables. */
export type ComparisonScene = Pick<Scene, 'now' | 'time_zone' | 'contact' | 'tag_names'>;

/** Returns whether the comparisons of a group hold; an empty group does. What cannot be compared does not hold. */
export function holds(group: ComparisonGroup, scope: Scope, scene: ComparisonScene): boolean {
  return judge(group, scope, scene).holds;
}

/** Returns whether a group holds, and why. */
export function judge({ mode, comparisons }: ComparisonGroup, scope: Scope, scene: ComparisonScene): Verdict {
  return together(mode, comparisons, (comparison) => compare(comparison, { scope, scene }));
}

/** Returns whether all, or any, of the groups of a rule hold, and why. */
export function judgeRule({ mode, groups }: Rule, scope: Scope, scene: ComparisonScene): Verdict {
  return together(mode, groups, (group) => judge(group, scope, scene));
}

interface Rule {
  mode: 'all' | 'any';
  groups: readonly ComparisonGroup[];
}

interface ComparisonWorld {
  scope: Scope;
  scene: ComparisonScene;
}

function together<Part>(
  mode: 'all' | 'any',
  parts: readonly Part[],
  judge: (part: Part) => Verdict,
): Verdict {
  let last: Verdict = { holds: true, why: 'sem comparações' };
  const reasons: string[] = [];
  for (const part of parts) {
    last = judge(part);
    if (last.holds === (mode === 'any')) return last;
    reasons.push(last.why);
  }
  return { holds: last.holds, why: reasons.slice(0, 5).join('; ') || last.why };
}

/** One comparison, its two sides filled in. */
interface Sides {
  left: Value | undefined;
  right: string;
  /** The right side where it is one variable: a list stays one. */
  rightValue: Value | undefined;
  world: ComparisonWorld;
}

type Judge = (sides: Sides) => boolean | string;

function compare({ left, operator, right }: Comparison, world: ComparisonWorld): Verdict {
  const sides: Sides = {
    left: readTemplate(left, world.scope),
    right: fillTemplate(right, world.scope).trim(),
    rightValue: readTemplate(right, world.scope),
    world,
  };
  const verdict = judges[operator](sides);
  const what = `${shorten(left)} (${shorten(formatValue(sides.left)) || 'vazio'}) ${operatorNames[operator]}`;
  const sentence = `${what} ${shorten(nameOfRight(operator, sides))}`.trim();
  if (typeof verdict === 'string')
    return { holds: false, why: `${sentence}: não dá para comparar, ${verdict}` };
  return { holds: verdict, why: `${sentence}: ${verdict ? 'sim' : 'não'}` };
}

/** What each operator is called on the screen. */
export const operatorNames: Record<ComparisonOperator, string> = {
  equals: 'é igual a',
  not_equals: 'é diferente de',
  contains: 'contém',
  not_contains: 'não contém',
  greater: 'é maior que',
  greater_or_equal: 'é maior ou igual a',
  less: 'é menor que',
  less_or_equal: 'é menor ou igual a',
  is_set: 'está preenchido',
  is_empty: 'está vazio',
  starts_with: 'começa com',
  ends_with: 'termina com',
  matches: 'corresponde à expressão',
  not_matches: 'não corresponde à expressão',
  in_list: 'está na lista',
  has_tag: 'tem a tag',
  before: 'é antes de',
  after: 'é depois de',
  between: 'está entre',
};

const judges: Record<ComparisonOperator, Judge> = {
  equals: (sides) => areEqual(sides.left, sides.right),
  not_equals: (sides) => !areEqual(sides.left, sides.right),
  contains: contains,
  not_contains: (sides) => negate(contains(sides)),
  greater: inOrder((order) => order > 0),
  greater_or_equal: inOrder((order) => order >= 0),
  less: inOrder((order) => order < 0),
  less_or_equal: inOrder((order) => order <= 0),
  is_set: ({ left }) => !isEmpty(left),
  is_empty: ({ left }) => isEmpty(left),
  starts_with: ({ left, right }) => needsText(right) ?? textOf(left).startsWith(fold(right)),
  ends_with: ({ left, right }) => needsText(right) ?? textOf(left).endsWith(fold(right)),
  matches: matches,
  not_matches: (sides) => negate(matches(sides)),
  in_list: ({ left, right, rightValue }) =>
    listOf(rightValue, right).some((item) => areEqual(left, formatValue(item))),
  has_tag: hasTag,
  before: inOrder((order) => order < 0, 'date'),
  after: inOrder((order) => order > 0, 'date'),
  between: isBetween,
};

function negate(verdict: boolean | string): boolean | string {
  return typeof verdict === 'string' ? verdict : !verdict;
}

function needsText(right: string): string | undefined {
  return right === '' ? 'falta o texto à direita' : undefined;
}

/** Numbers by value ("10" and "10,0"), days however written, everything else without case and accents. */
function areEqual(left: Value | undefined, right: string): boolean {
  const one = asNumber(left);
  const other = asNumber(right);
  if (one !== null && other !== null) return one === other;
  if (typeof left === 'boolean') return left === asBoolean(right);
  return fold(plainValue(left)) === fold(right) || fold(formatValue(left)) === fold(right);
}

function contains({ left, right }: Sides): boolean | string {
  const missing = needsText(right);
  if (missing) return missing;
  if (Array.isArray(left)) return left.some((item) => areEqual(item, right));
  return textOf(left).includes(fold(right));
}

function matches({ left, right }: Sides): boolean | string {
  const pattern = compilePattern(right);
  return pattern.ok ? pattern.finds(plainValue(left)) : `a expressão à direita ${pattern.problem}`;
}

function hasTag({ right, world: { scene } }: Sides): boolean {
  return scene.contact.tags.some(
    (tag) =>
      tag === right ||
      (Object.hasOwn(scene.tag_names, tag) && fold(scene.tag_names[tag] ?? '') === fold(right)),
  );
}

function isBetween({ left, right, world }: Sides): boolean | string {
  const [from = '', to = '', ...rest] = right.split(';').map((part) => part.trim());
  if (!from || !to || rest.length > 0) return 'à direita falta "de;até"';
  const low = orderOf(left, from, world);
  const high = orderOf(left, to, world);
  if (typeof low === 'string') return low;
  if (typeof high === 'string') return high;
  return isOvernight(from, to) ? low >= 0 || high <= 0 : low >= 0 && high <= 0;
}

/** "22:00;06:00" reaches into the next day. */
function isOvernight(from: string, to: string): boolean {
  const [start, end] = [asTime(from), asTime(to)];
  return start !== null && end !== null && start > end;
}

function inOrder(fits: (order: number) => boolean, only?: 'date'): Judge {
  return ({ left, right, world }) => {
    const order = orderOf(left, right, world, only);
    return typeof order === 'string' ? order : fits(order);
  };
}

/** Below zero where the left side is the lesser: as numbers, as moments, or as times of the day. */
function orderOf(
  ...[left, right, world, only]: [Value | undefined, string, ComparisonWorld, 'date'?]
): number | string {
  const text = plainValue(left);
  for (const read of only === 'date' ? [asMoment, asTime] : [asNumber, asMoment, asTime]) {
    const one = read(typeof left === 'number' ? left : text, world);
    const other = read(right, world);
    if (one !== null && other !== null) return one - other;
  }
  const wanted = only === 'date' ? 'uma data' : 'um número nem uma data';
  const culprit = [text, right].find(
    (side) => (only === 'date' ? asMoment(side, world) : asNumber(side)) === null,
  );
  return `“${shorten(culprit ?? text)}” não é ${wanted}`;
}

/** A plain number; a code with a leading zero, or too long to be exact, is a text. */
function asNumber(value: Value | undefined): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.length > 40 || /^0\d/.test(value.trim())) return null;
  if (!/^\s*[+-]?\d[\d.,]*\s*$/.test(value) || value.replaceAll(/\D/g, '').length > 15) return null;
  return readNumber(value);
}

function asMoment(value: Value | undefined, { scene }: ComparisonWorld): number | null {
  return typeof value === 'string' ? readMoment(value, scene) : null;
}

function asTime(value: Value | undefined): number | null {
  if (typeof value !== 'string' || !/[:h]/.test(value)) return null;
  const time = parseTime(value);
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function asBoolean(text: string): boolean | null {
  const said = fold(text);
  if (['sim', 'true', 'verdadeiro', '1'].includes(said)) return true;
  return ['nao', 'false', 'falso', '0'].includes(said) ? false : null;
}

function isEmpty(value: Value | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function textOf(value: Value | undefined): string {
  return fold(typeof value === 'string' ? value : formatValue(value));
}

function listOf(value: Value | undefined, text: string): Value[] {
  if (Array.isArray(value)) return value;
  const parts = text.split(/[;\n]/).length > 1 ? text.split(/[;\n]/) : text.split(',');
  return parts.map((part) => part.trim()).filter(Boolean);
}

function nameOfRight(operator: ComparisonOperator, { right, world }: Sides): string {
  if (operator === 'is_set' || operator === 'is_empty') return '';
  const { tag_names } = world.scene;
  return operator === 'has_tag' && Object.hasOwn(tag_names, right) ? (tag_names[right] ?? right) : right;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
