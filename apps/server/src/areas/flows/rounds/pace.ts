/** Counts how often robots answered each customer, to find other robots at the far end: fast ones, and patient ones. */
export interface Pace {
  /** Once the customer had as many answers as no person asks for: which limit that is. Null until then. */
  reached(customer: string, now: Date): Reached | null;
  /** A robot answered once more. */
  count(customer: string, now: Date): void;
  /** A person looks after the customer from now on. */
  forget(customer: string): void;
}

interface Limit {
  most: number;
  ms: number;
  words: string;
}

/** A limit, and whether nothing was counted since it was reached. */
export type Reached = Limit & { first: boolean };

/** Two robots that type as people do stay below the first one for ever. */
const limits: readonly Limit[] = [
  { most: 30, ms: 60_000, words: 'um minuto' },
  { most: 120, ms: 3_600_000, words: 'uma hora' },
];
const longestMs = 3_600_000;
const mostKept = 100_000;

/** Answers since a moment, for each limit. */
type Counts = { since: number; answers: number }[];

/** A fresh count; a process that starts anew begins at nothing, which only gives a loop as much time again. */
export function createPace(): Pace {
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
      if (recent.size >= mostKept || now.getTime() - turned > longestMs) {
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
