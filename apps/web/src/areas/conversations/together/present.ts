import type { PresenceState } from '@prosa/contract';

/** A colleague who has the same conversation open. */
export interface Present {
  _id: string;
  name: string;
  /** Until when they count as writing, and as there at all, in milliseconds. */
  writesUntil: number;
  until: number;
}

/** How long somebody counts as there, and as writing, after they were heard of. */
const believedMs = 45_000;
const writingMs = 6000;

interface Heard {
  _id: string;
  name: string;
  state: PresenceState;
}

/** Returns who is there after a colleague was heard of. */
export function presentAfter(
  known: readonly Present[],
  { _id, name, state }: Heard,
  now: number,
): readonly Present[] {
  const others = known.filter((one) => one._id !== _id);
  if (state === 'left') return others.length < known.length ? others : known;
  const before = known.find((one) => one._id === _id);
  const writesUntil = state === 'writing' ? now + writingMs : (before?.writesUntil ?? 0);
  return [...others, { _id, name, writesUntil, until: now + believedMs }];
}

/** Returns who is there after somebody's text arrived: its author is not seen writing until they go on. */
export function presentAfterText(known: readonly Present[], author: string | undefined): readonly Present[] {
  if (!known.some(({ _id, writesUntil }) => _id === author && writesUntil > 0)) return known;
  return known.map((one) => (one._id === author ? { ...one, writesUntil: 0 } : one));
}

/** Returns whether a colleague still counts as there. */
export function isPresent({ until }: Present): boolean {
  return until > Date.now();
}

/** Returns what to say of those who are there; the ones who write first. */
export function presenceText(present: readonly Present[], now: number): string {
  const names = (people: readonly Present[]) =>
    new Intl.ListFormat('pt-BR').format(people.map(({ name }) => name));
  const writers = present.filter(({ writesUntil }) => writesUntil > now);
  if (writers.length) return `${names(writers)} ${writers.length > 1 ? 'estão' : 'está'} escrevendo aqui`;
  return `${names(present)} também ${present.length > 1 ? 'estão' : 'está'} nesta conversa`;
}
