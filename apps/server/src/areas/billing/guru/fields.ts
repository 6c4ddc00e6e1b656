import { UnreadableWebhook } from '../provider/provider.ts';

/** A part of a payload. */
export type Part = Readonly<Record<string, unknown>>;

/** Returns a part of a payload; Guru writes an empty one as `[]`, and leaves some out. */
export function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};
}

/** Returns a list; what is none is empty. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text without spaces around it; numbers are written out, everything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().replaceAll('\0', '') : '';
}

/** Returns a text that must be there. Throws UnreadableWebhook. */
export function required(value: unknown, name: string): string {
  const text = textOf(value);
  if (!text) throw new UnreadableWebhook(`'${name}' is missing`);
  return text;
}

/** Returns whether a flag is set: webhooks say 0 and 1, the API says true and false too. */
export function flagOf(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Returns a whole number, or null. */
export function wholeOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) ? number : null;
}

const maxCents = 2_147_483_647;

/** Returns an amount of reais, a number or a text, in cents; null for anything else. */
export function centsOf(value: unknown): number | null {
  const reais = typeof value === 'string' ? Number(plainDecimal(value.trim())) : value;
  if (typeof reais !== 'number' || !Number.isFinite(reais) || value === '') return null;
  // 1.005 * 100 is 100.49999…: half a cent is rounded by what was written, not by how floats hold it.
  const cents = Math.round(Number((reais * 100).toFixed(4)));
  return Math.abs(cents) <= maxCents ? cents : null;
}

/** Returns '1.197,50' as '1197.50'; a text with a point alone is left as it is. */
function plainDecimal(text: string): string {
  return text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
}

const milliseconds = 1e11;
const dayOnly = /^(\d{4}-\d{2}-\d{2})$/;
const withoutZone = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** Returns a moment: ISO text, unix seconds (also as text), or a day, which begins at midnight UTC. */
export function momentOf(value: unknown): Date | null {
  const text = textOf(value);
  if (!text || text === '0') return null;
  const number = Number(text);
  const date = Number.isFinite(number)
    ? new Date(number > milliseconds ? number : number * 1000)
    : new Date(withoutZone.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 2000 || year > 2200 ? null : date;
}

/** Returns a day: the date of a text, or of unix seconds. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  const [, day = null] = dayOnly.exec(text) ?? [];
  return (
    momentOf(day ?? text)
      ?.toISOString()
      .slice(0, 10) ?? null
  );
}

/** Returns the digits of a CPF or CNPJ, with their zeros; a number that lost them gets them back. */
export function docOf(value: unknown): string {
  const digits = textOf(value).replaceAll(/\D/g, '');
  if (typeof value !== 'number' || digits.length > 14) return digits;
  return digits.padStart(digits.length > 11 ? 14 : 11, '0');
}

/** Returns a phone in digits with its country code, or an empty text. */
export function phoneOf(part: Part): string {
  const number = textOf(part.phone_number).replaceAll(/\D/g, '');
  const country = textOf(part.phone_local_code).replaceAll(/\D/g, '');
  return number && `${country || '55'}${number}`;
}
