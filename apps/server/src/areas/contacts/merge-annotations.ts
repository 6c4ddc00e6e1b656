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
 * The notes after a change: those the person took away go, new ones come with the author's stamp, and everything else
 * stays as it is stored, so that nobody can sign for somebody else and nobody's note is lost on the way.
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
