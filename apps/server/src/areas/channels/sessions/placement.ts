import { rankOf } from '../../../platform/processes/rendezvous.ts';

/** A process that keeps numbers connected, and how many it has now. */
export interface Member {
  id: number;
  capacity: number;
  /** It hands its numbers over and takes none. */
  draining: boolean;
  kept: number;
}

/** The numbers to be kept, of all companies, and the living processes. */
export interface Scene {
  members: readonly Member[];
  total: number;
}

/** How far above its share a process may be filled, and how far below it numbers are moved to it. */
const tolerated = (share: number): number => share / 10;
const maxShed = 5;

/**
 * Returns for each process the free numbers that it should take. Every process computes the same by rendezvous hashing:
 * a number goes to the process that ranks highest for it and is not full, so that a process that comes or goes moves
 * no numbers but its own. Numbers beyond the capacity of all go to none.
 */
export function place(free: readonly string[], scene: Scene): Map<number, string[]> {
  const open = membersOf(scene).map((member) => ({ member, room: limitOf(member, scene) - member.kept }));
  const placed = new Map<number, string[]>(open.map(({ member }) => [member.id, []]));
  for (const number of free) {
    let best: { place: (typeof open)[number]; rank: number } | null = null;
    for (const one of open) {
      if (one.room <= 0) continue;
      const rank = rankOf(number, one.member.id);
      if (!best || rank > best.rank) best = { place: one, rank };
    }
    if (!best) break;
    best.place.room -= 1;
    placed.get(best.place.member.id)?.push(number);
  }
  return placed;
}

/**
 * Returns whether a number that became free, or was wanted, since the scene was seen falls to the process `me`. It may
 * differ from what the others find who saw another scene: good for a hint, not for a claim.
 */
export function fallsTo(me: number, number: string, scene: Scene): boolean {
  const placed = place([number], { ...scene, total: scene.total + 1 });
  return placed.get(me)?.length === 1;
}

/**
 * Returns the few numbers that the process `me` should hand over now, those that rank lowest for it first: numbers that
 * rank higher for a process well below its share, while this one is above its own.
 */
export function shed(own: readonly string[], me: number, scene: Scene): string[] {
  const members = membersOf(scene);
  const mine = members.find(({ id }) => id === me);
  const excess = mine ? mine.kept - Math.ceil(shareOf(mine, scene)) : 0;
  if (excess <= 0) return [];
  const wanting = members.filter(
    (member) => member.id !== me && member.kept < shareOf(member, scene) - tolerated(shareOf(member, scene)),
  );
  if (!wanting.length) return [];
  return own
    .map((number) => ({ number, rank: rankOf(number, me) }))
    .filter(({ number, rank }) => wanting.some(({ id }) => rankOf(number, id) > rank))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, Math.min(excess, maxShed))
    .map(({ number }) => number);
}

/** Returns how many numbers the process takes at most: its capacity, and little more than its share. */
export function limitOf(member: Member, scene: Scene): number {
  const share = shareOf(member, scene);
  return Math.min(member.capacity, Math.ceil(share + tolerated(share)));
}

/** Returns the process's part of all numbers, by its part of all capacity. */
function shareOf({ capacity }: Member, scene: Scene): number {
  const whole = membersOf(scene).reduce((sum, member) => sum + member.capacity, 0);
  return whole ? (scene.total * capacity) / whole : 0;
}

function membersOf({ members }: Scene): Member[] {
  return members.filter(({ draining }) => !draining);
}
