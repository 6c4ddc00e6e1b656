import { decide, type Verdict } from '../rules/decide.ts';
import type { SendingNumber } from './read-number.ts';
import { afterHanding, factsOf, type Acting, type Candidate, type Line, type Wait } from './turn.ts';

/** What is to be done in a turn. */
export interface Choice {
  /** What may leave as far as its receivers are concerned, in this order, each to somebody else. */
  sends: readonly Candidate[];
  /**
   * What comes behind these: a send that does not leave; what the lines wait for, nothing where none has any left; or
   * another turn.
   */
  behind: Acting | { waits: readonly Wait[] } | 'next turn';
}

/**
 * Chooses what a number hands over in one turn. Lines take turns, the one that sent longest ago first, and each send is
 * decided about as if those before it had been handed over.
 */
export function chooseSends(lines: readonly Line[], given: SendingNumber): Choice {
  const sends: Candidate[] = [];
  const receivers = new Set<string>();
  const queues = lines.map(({ candidates, rest }) => ({ candidates: [...candidates], rest }));
  const lastOf = new Map<Queue, number>();
  let number = given;
  while (sends.length < given.facts.pace.maxInTurn) {
    const found = firstOf(queues, { number, lastOf });
    if ('waits' in found) return { sends, behind: queues.some(isUnread) ? 'next turn' : found };
    const { queue, candidate, verdict } = found;
    if (verdict.kind !== 'send') return { sends, behind: { candidate, verdict } };
    // What is said to somebody may decide about the next send to them.
    if (receivers.has(candidate.receiver.contact_id)) break;
    receivers.add(candidate.receiver.contact_id);
    sends.push(candidate);
    queue.candidates.shift();
    lastOf.set(queue, candidate.now.getTime() + sends.length);
    number = afterHanding(number, candidate, null);
  }
  return { sends, behind: 'next turn' };
}

interface Queue extends Line {
  candidates: Candidate[];
}

const isUnread = ({ candidates, rest }: Line) => !candidates.length && rest === 'more';

interface Standing {
  number: SendingNumber;
  /** When lines had their turn, those that had it now in their order. */
  lastOf: ReadonlyMap<Queue, number>;
}

type First = { queue: Queue; candidate: Candidate; verdict: Verdict } | { waits: Wait[] };

/** Returns the first send of a line that does not hold up its line, or what all of them wait for. */
function firstOf(queues: readonly Queue[], { number, lastOf }: Standing): First {
  const waits = queues.flatMap(({ candidates, rest }): Wait[] =>
    !candidates.length && rest && rest !== 'more' ? [rest] : [],
  );
  const last = ({ queue, candidate }: { queue: Queue; candidate: Candidate }) =>
    lastOf.get(queue) ?? candidate.head.last_at?.getTime() ?? 0;
  const firsts = queues
    .flatMap((queue) => queue.candidates.slice(0, 1).map((candidate) => ({ queue, candidate })))
    .sort(
      (one, other) =>
        last(one) - last(other) ||
        one.candidate.head.available_at.getTime() - other.candidate.head.available_at.getTime(),
    );
  for (const { queue, candidate } of firsts) {
    const verdict = decide(factsOf({ ...candidate, number }, null));
    const isOfLine = verdict.kind === 'wait' && (!verdict.chat || candidate.head.cold);
    if (!isOfLine) return { queue, candidate, verdict };
    waits.push(verdict);
  }
  return { waits };
}
