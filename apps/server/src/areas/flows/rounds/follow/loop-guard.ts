import type { LoopGuard } from '../play/turn.ts';

interface Limit {
  max: number;
  ms: number;
  words: string;
}

/** One for fast bots and one for slow ones: two bots that type as slowly as people do never exceed the first. */
const limits: readonly Limit[] = [
  { max: 30, ms: 60_000, words: 'um minuto' },
  { max: 120, ms: 3_600_000, words: 'uma hora' },
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
    exceeded(customer, now) {
      const counts = known(customer);
      for (const [place, limit] of limits.entries()) {
        const answers = answersIn(limit, counts?.[place], now);
        if (answers >= limit.max) return { ...limit, isFirst: answers === limit.max };
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
