import { choiceLimits } from '@prosa/contract';
import type { Capabilities } from './driver.ts';
import type { Choices, Offer } from './messages.ts';

/** Opens a list. */
const opener = 'Ver opções';

/**
 * Returns an offer as a driver can show it: as buttons, or else as a list; null where it has to be text. A list shows a
 * title that is too long cut, with all of it below. Nothing is left out, and no two options look the same.
 */
export function fitChoices({ text, options }: Offer, can: Capabilities['choices']): Choices | null {
  if (!can || text.trim() === '' || text.length > choiceLimits.body || options.length === 0) return null;
  if (options.some(({ title }) => title.trim() === '')) return null;
  if (options.length <= can.buttons && !hasLonger(options, choiceLimits.title.button)) {
    const plain = options.map(({ id, title }) => ({ id, title, description: null }));
    return areApart(plain) ? { button: null, options: plain } : null;
  }
  if (options.length > can.rows || hasLonger(options, choiceLimits.description)) return null;
  const rows = options.map(rowOf);
  return areApart(rows) ? { button: opener, options: rows } : null;
}

type Option = Offer['options'][number];
type Shown = Choices['options'][number];

function hasLonger(options: readonly Option[], max: number): boolean {
  return options.some(({ title }) => title.length > max);
}

function rowOf({ id, title }: Option): Shown {
  const max = choiceLimits.title.row;
  return title.length <= max
    ? { id, title, description: null }
    : { id, title: cut(title, max), description: title };
}

/** A character that takes two units is not cut in half. */
function cut(title: string, max: number): string {
  return `${title
    .slice(0, max - 1)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()}…`;
}

/** WhatsApp refuses two titles that are the same. */
function areApart(options: readonly Shown[]): boolean {
  return new Set(options.map(({ title }) => title.toLowerCase())).size === options.length;
}
