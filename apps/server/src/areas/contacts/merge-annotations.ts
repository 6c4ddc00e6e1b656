import type { Annotation } from '@prosa/contract';

interface Merge {
  /** What is stored. */
  known: readonly Annotation[];
  /** What the screen showed. */
  seen: readonly Annotation[];
  /** What the screen wants. */
  wanted: readonly Annotation[];
  /** Who writes, and when: the stamp of new notes. */
  author: Pick<Annotation, 'user' | 'created'>;
}

/**
 * Returns the annotations after a change. Those that the person removed are gone, and new ones carry the author's
 * stamp. All others stay as they are stored, so that nobody can sign as somebody else and no annotation gets lost.
 */
export function mergeAnnotations({ known, seen, wanted, author }: Merge): Annotation[] {
  const stored = new Set(known.map(keyOf));
  const kept = new Set(wanted.map(keyOf));
  const removed = new Set(seen.map(keyOf).filter((key) => !kept.has(key)));
  const added = wanted.filter(
    (note) => !stored.has(keyOf(note)) && !seen.some((other) => isSame(other, note)),
  );
  return [
    ...known.filter((note) => !removed.has(keyOf(note))),
    ...added.flatMap(({ text }) => (text.trim() ? [{ ...author, text: text.trim() }] : [])),
  ];
}

function isSame(one: Annotation, other: Annotation): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ user, created, text }: Annotation): string {
  return JSON.stringify([user, created, text]);
}
