import { plainText } from '../../../lib/plain-text.ts';

/** A place such as `{cidade}` that somebody still has to fill in. */
export interface Gap {
  /** With its braces. */
  place: string;
  start: number;
  end: number;
}

const places = /\{([\p{L}_][\p{L}\p{N}_ -]{0,59})\}/gu;

/** Fills in the places whose values are known; the others stay, and `gapsIn` finds them. */
export function fillIn(message: string, values: ReadonlyMap<string, string>): string {
  return message.replaceAll(places, (place, name: string) => values.get(plainText(name)) || place);
}

/** Returns the places of a text that are not filled in, in their order. */
export function gapsIn(text: string): Gap[] {
  return Array.from(text.matchAll(places), (match) => ({
    place: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
