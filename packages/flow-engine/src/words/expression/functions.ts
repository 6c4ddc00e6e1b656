import type { Value } from '../../value.ts';
import { fold } from '../fold.ts';
import { formatMoney, formatValue } from '../format-value.ts';
import { ExpressionFailure, toList, toNumber, toWhole } from './coerce.ts';
import { addToDate, differenceOfDates } from './dates.ts';

type Args = (Value | undefined)[];

const anyPlace = { least: -100_000, most: 100_000 };

/** What an expression may call. Lists are never changed, always made again. */
export const functions = new Map<string, (args: Args) => Value>([
  [
    'round',
    ([value, places]) =>
      round(toNumber(value), places === undefined ? 0 : toWhole(places, { least: 0, most: 10 })),
  ],
  ['floor', ([value]) => Math.floor(toNumber(value))],
  ['ceil', ([value]) => Math.ceil(toNumber(value))],
  ['abs', ([value]) => Math.abs(toNumber(value))],
  ['min', (args) => Math.min(...numbersOf(args))],
  ['max', (args) => Math.max(...numbersOf(args))],
  ['upper', ([value]) => formatValue(value).toUpperCase()],
  ['lower', ([value]) => formatValue(value).toLowerCase()],
  ['trim', ([value]) => formatValue(value).trim()],
  ['slice', slice],
  ['length', ([value]) => (Array.isArray(value) ? value.length : Array.from(formatValue(value)).length)],
  ['number', ([value]) => toNumber(value)],
  ['text', ([value]) => formatValue(value)],
  ['money', ([value]) => formatMoney(toNumber(value))],
  ['concat', (args) => args.map(formatValue).join('')],
  ['date_add', ([date, amount, unit]) => addToDate(date, amount, unit)],
  ['date_diff', ([from, to, unit]) => differenceOfDates(from, to, unit)],
  ['push', ([list, ...items]) => [...toList(list), ...items.map((item) => item ?? null)]],
  ['pop', ([list]) => toList(list).slice(0, -1)],
  [
    'join',
    ([list, sign]) =>
      toList(list)
        .map(formatValue)
        .join(sign === undefined ? ', ' : formatValue(sign)),
  ],
  ['includes', includes],
]);

/** How each function may be written, in small letters, and which one it is. */
export const functionNames = new Map<string, string>([
  ...[...functions.keys()].map((name): [string, string] => [name, name]),
  ['dateadd', 'date_add'],
  ['datediff', 'date_diff'],
  ['arredondar', 'round'],
  ['maiusculas', 'upper'],
  ['minusculas', 'lower'],
  ['tamanho', 'length'],
  ['numero', 'number'],
  ['texto', 'text'],
  ['juntar', 'concat'],
  ['reais', 'money'],
  ['somar_data', 'date_add'],
  ['diferenca_datas', 'date_diff'],
]);

/** Half away from zero, and 1.005 as people mean it. */
function round(value: number, places: number): number {
  const shifted = Number(`${String(Math.abs(value))}e${String(places)}`);
  const whole = Number.isNaN(shifted)
    ? Math.abs(value)
    : Number(`${String(Math.round(shifted))}e-${String(places)}`);
  return (value < 0 ? -whole : whole) || 0;
}

function numbersOf(args: Args): number[] {
  const numbers = args.flatMap((arg) => (Array.isArray(arg) ? arg : [arg])).map(toNumber);
  if (numbers.length === 0) throw new ExpressionFailure('Falta um número para comparar.');
  return numbers;
}

function slice([value, from, to]: Args): Value {
  const start = from === undefined ? 0 : toWhole(from, anyPlace);
  const end = to === undefined ? undefined : toWhole(to, anyPlace);
  return Array.isArray(value)
    ? value.slice(start, end)
    : Array.from(formatValue(value)).slice(start, end).join('');
}

function includes([whole, part]: Args): boolean {
  const wanted = fold(formatValue(part));
  if (Array.isArray(whole)) return whole.some((item) => fold(formatValue(item)) === wanted);
  return wanted !== '' && fold(formatValue(whole)).includes(wanted);
}
