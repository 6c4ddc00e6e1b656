import type { ReadAnswer } from './answer.ts';

/**
 * Several things, separated by lines, semicolons, commas or a last "e"; bullets and numbers before them are left out.
 */
export const readList: ReadAnswer = ({ text }) => {
  const short = text.slice(0, 10_000).trim();
  const parts = /\n/.test(short)
    ? short.split(/\n+/)
    : /;/.test(short)
      ? short.split(';')
      : splitCommas(short);
  const items = parts
    .map((part) => part.replace(/^\s*(?:[-–•*·]|\d{1,3}[.)-])\s*/u, '').trim())
    .filter(Boolean)
    .slice(0, maxItems);
  return items.length > 0 ? items : undefined;
};

const maxItems = 100;

/** A comma between digits belongs to a number. */
function splitCommas(text: string): string[] {
  const parts = text.split(/,(?!\d)|(?<!\d),/);
  const last = parts.pop() ?? '';
  const end = last.split(/\s+e\s+/i);
  return parts.length > 0 || end.every((part) => part.trim().split(/\s+/).length <= 3)
    ? [...parts, ...end]
    : [last];
}
