import { plainText } from '../../../lib/plain-text.ts';

/** Somebody who can be mentioned. */
export interface Colleague {
  _id: string;
  name: string;
}

/** What stands behind the last '@' before the caret, while it may still become a name. */
export interface Asked {
  /** Where the '@' stands. */
  start: number;
  text: string;
}

const maxName = 40;

/** Returns what is being looked for behind an '@', or null. */
export function askedAt(text: string, caret: number): Asked | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start === -1 || caret - start > maxName) return null;
  const before = text[start - 1];
  const asked = text.slice(start + 1, caret);
  if ((before !== undefined && !/\s/.test(before)) || /[\n@]|^\s|\s\s/.test(asked)) return null;
  return { start, text: asked };
}

/** Returns the colleagues whose name, or a word of it, begins so. */
export function matching<Person extends Colleague>(people: readonly Person[], asked: string): Person[] {
  const wanted = plainText(asked);
  return people.filter(({ name }) => {
    const plain = plainText(name);
    return plain.startsWith(wanted) || plain.split(' ').some((word) => word.startsWith(wanted));
  });
}

/** Returns the text with a name in place of what was asked for, and where the caret goes. */
export function withMention(text: string, asked: Asked, name: string): { text: string; caret: number } {
  const head = `${text.slice(0, asked.start)}@${name} `;
  const tail = text.slice(asked.start + 1 + asked.text.length).trimStart();
  return { text: head + tail, caret: head.length };
}

/**
 * Returns the ids of the people whom a note mentions by their whole name; the longest name counts. Of several with one
 * name those that were picked are meant, or all of them.
 */
export function mentionedIn(text: string, people: readonly Colleague[], picked: readonly string[]): string[] {
  const names = [...new Set(people.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  let rest = text;
  const found = names.filter((name) => {
    const hit = new RegExp(`(^|\\s)@${escaped(name)}(?![\\p{L}\\d])`, 'gu');
    const without = rest.replace(hit, '$1');
    const isThere = without !== rest;
    rest = without;
    return isThere;
  });
  return found.flatMap((name) => {
    const named = people.filter((person) => person.name === name).map(({ _id }) => _id);
    const meant = named.filter((id) => picked.includes(id));
    return meant.length ? meant : named;
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`);
}
