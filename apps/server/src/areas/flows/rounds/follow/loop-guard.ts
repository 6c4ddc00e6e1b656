/** Counts how often bots answered each customer, to detect another bot on the other side: a fast one or a slow one. */
export interface LoopGuard {
  /** Returns the limit of answers that this customer exceeded, or null. */
  reached(customer: string, now: Date): Reached | null;
  /** Counts one more answer of a bot. */
  count(customer: string, now: Date): void;
  /** Forgets the customer, whom a person attends from now on. */
  forget(customer: string): void;
}

interface Limit {
  most: number;
  ms: number;
  words: string;
}

/** An exceeded limit, and whether it was exceeded just now. */
export type Reached = Limit & { first: boolean };

/** Two bots that type as slowly as people do never exceed the first one. */
const limits: readonly Limit[] = [
  { most: 30, ms: 60_000, words: 'um minuto' },
  { most: 120, ms: 3_600_000, words: 'uma hora' },
];
const maxMs = 3_600_000;
const maxKept = 100_000;

/** Answers since a moment, for each limit. */
type Counts = { since: number; answers: number }[];

/** Creates an empty count. A restarted process begins at zero, which only gives a loop the same time again. */
export function createLoopGuard(): LoopGuard {
  // Two halves: what nobody wrote to for an hour is dropped with the older one, without looking through all.
  let recent = new Map<string, Counts>();
  let older = new Map<string, Counts>();
  let turned = 0;
  const known = (customer: string) => recent.get(customer) ?? older.get(customer);
  return {
    reached(customer, now) {
      const counts = known(customer);
      for (const [place, limit] of limits.entries()) {
        const answers = answersIn(limit, counts?.[place], now);
        if (answers >= limit.most) return { ...limit, first: answers === limit.most };
      }
      return null;
    },
    count(customer, now) {
      if (recent.size >= maxKept || now.getTime() - turned > maxMs) {
        [recent, older, turned] = [new Map<string, Counts>(), recent, now.getTime()];
      }
      const counts = known(customer);
      const next = limits.map((limit, place) => {
        const before = counts?.[place];
        const answers = answersIn(limit, before, now);
        return { since: answers && before ? before.since : now.getTime(), answers: answers + 1 };
      });
      recent.set(customer, next);
    },
    forget(customer) {
      recent.delete(customer);
      older.delete(customer);
    },
  };
}

function answersIn({ ms }: Limit, counted: Counts[number] | undefined, now: Date): number {
  return counted && now.getTime() - counted.since < ms ? counted.answers : 0;
}
