import { describe, expect, it } from 'vitest';
import { limitOf, place, shed, type Member } from './placement.ts';

const member = (id: number, kept = 0, rest: Partial<Member> = {}): Member => ({
  id,
  kept,
  capacity: 9000,
  draining: false,
  ...rest,
});
const numbers = Array.from({ length: 20_000 }, (_, index) => `number-${index}`);

/** Which process has which of the numbers, as one process after another looks, round for round. */
class World {
  readonly #kept = new Map<number, Set<string>>();
  moves: string[] = [];

  of(id: number): Set<string> {
    const kept = this.#kept.get(id) ?? new Set();
    this.#kept.set(id, kept);
    return kept;
  }

  scene(ids: readonly number[]) {
    return { members: ids.map((id) => member(id, this.of(id).size)), total: numbers.length };
  }

  take(free: readonly string[], ids: readonly number[]): void {
    for (const [id, part] of place(free, this.scene(ids))) part.forEach((number) => this.of(id).add(number));
  }

  /** Lets every process hand over what it should, and the process it falls to take it; false when nobody should. */
  balance(ids: readonly number[]): boolean {
    const scene = this.scene(ids);
    const given = ids.flatMap((id) => {
      const part = shed([...this.of(id)], id, scene);
      part.forEach((number) => this.of(id).delete(number));
      return part;
    });
    this.moves.push(...given);
    this.take(given, ids);
    return given.length > 0;
  }
}

describe('numbers are placed', () => {
  it('by the highest rank, the same in every process and whatever else is free', () => {
    const scene = { members: [member(1), member(2), member(3)], total: numbers.length };
    const all = place(numbers, scene);
    const few = place(numbers.slice(0, 50), { ...scene, members: [...scene.members].reverse() });
    for (const [id, part] of few) expect(all.get(id)).toEqual(expect.arrayContaining(part));
    expect([...few.values()].flat()).toHaveLength(50);
  });

  it('never beyond a capacity: a full process passes to the next, and what nobody has room for stays free', () => {
    const tight = [
      member(1, 0, { capacity: 100 }),
      member(2, 90, { capacity: 100 }),
      member(3, 0, { capacity: 50 }),
    ];
    const placed = place(numbers, { members: tight, total: numbers.length });
    expect([...placed].map(([id, part]) => [id, part.length])).toEqual([
      [1, 100],
      [2, 10],
      [3, 50],
    ]);
  });

  it('by capacity, at most a tenth above the share, and never on a process that drains', () => {
    const members = [
      member(1, 0, { capacity: 250 }),
      member(2, 0, { capacity: 750 }),
      member(3, 0, { draining: true }),
    ];
    const scene = { members, total: 400 };
    expect(members.slice(0, 2).map((one) => limitOf(one, scene))).toEqual([110, 330]);
    const placed = place(numbers.slice(0, 400), scene);
    expect([...placed.keys()]).toEqual([1, 2]);
    expect([...placed.values()].flat()).toHaveLength(400);
  });

  it('so that three processes differ by less than a tenth, and a fourth takes at most a quarter, none twice', () => {
    const world = new World();
    world.take(numbers, [1, 2, 3]);
    const share = numbers.length / 3;
    for (const id of [1, 2, 3]) expect(Math.abs(world.of(id).size - share)).toBeLessThan(share * 0.1);
    expect(world.balance([1, 2, 3])).toBe(false);
    const everyone = [1, 2, 3, 4];
    let rounds = 0;
    while (world.balance(everyone)) rounds += 1;
    expect(rounds).toBeGreaterThan(1);
    expect(new Set(world.moves).size).toBe(world.moves.length);
    expect(world.moves.length).toBeLessThanOrEqual(numbers.length / 4);
    expect(world.of(4).size).toBe(world.moves.length);
    for (const id of everyone)
      expect(Math.abs(world.of(id).size - numbers.length / 4)).toBeLessThanOrEqual(numbers.length * 0.026);
  });

  it('and stay where they are while no process has far fewer than its share', () => {
    const scene = (mine: number, other: number) => ({
      members: [member(1, mine), member(2, other)],
      total: mine + other,
    });
    expect(shed(numbers.slice(0, 520), 1, scene(520, 480))).toEqual([]);
    expect(shed(numbers.slice(0, 1), 1, scene(1, 0))).toEqual([]);
    expect(shed(numbers.slice(0, 600), 1, scene(600, 400))).toHaveLength(5);
  });
});
