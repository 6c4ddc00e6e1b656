import type { Transaction } from '../../../platform/db/database.ts';
import { findReceivers } from './find-receivers.ts';
import { readHeads, type Head } from './read-heads.ts';
import type { SendingNumber } from './read-number.ts';
import { readReceivers } from './read-receivers.ts';
import type { Candidate, Line, TurnTools, Wait } from './turn.ts';

interface Reading {
  number: SendingNumber;
  now: Date;
}

/** Sends of a kind that only a newer version knows are left to that. */
const unknownMs = 60_000;

/** Reads the next sends of each line of a number, and locks the contacts of those that are due. */
export async function readLines(
  tools: TurnTools,
  tx: Transaction,
  { number, now }: Reading,
): Promise<Line[]> {
  const { runtime, around } = tools;
  const max = maxOfLine(number);
  const heads = await readHeads(tx, { channel_id: number.channel_id, max });
  const kinds = new Set(around.sources.map(({ kind }) => kind));
  const cut = byLine(heads).map((line) => cutLine(line, { kinds, now, max }));
  const due = cut.flatMap((line) => line.due);
  if (!due.length) return cut.map(({ rest }) => ({ candidates: [], rest }));
  const found = await findReceivers(tx, { heads: due, now, ids: runtime.ids });
  const receivers = await readReceivers(tx, { number, heads: found, now, suppressed: around.suppressed });
  const candidates = new Map(
    found.flatMap((head): [string, Candidate][] => {
      const receiver = receivers.get(head.id);
      return receiver ? [[head.id, { head, number, receiver, now }]] : [];
    }),
  );
  return cut.map((line) => ({
    candidates: line.due.flatMap(({ id }) => candidates.get(id) ?? []),
    rest: line.rest,
  }));
}

/** Returns how many sends of a line may have their turn at once, as far as that is known before they are read. */
function maxOfLine({ facts: { is_open, queued, pace } }: SendingNumber): number {
  return is_open ? Math.max(1, Math.min(pace.maxInTurn, pace.maxQueued - queued)) : 1;
}

function byLine(heads: readonly Head[]): Head[][] {
  const lines = new Map<string, Head[]>();
  for (const head of heads) {
    const key = `${head.line} ${head.cold}`;
    const line = lines.get(key);
    if (line) line.push(head);
    else lines.set(key, [head]);
  }
  return [...lines.values()];
}

interface Cutting {
  kinds: ReadonlySet<string>;
  now: Date;
  max: number;
}

/** Splits a line into the sends that may have their turn now, and what is behind them. */
function cutLine(line: readonly Head[], { kinds, now, max }: Cutting): { due: Head[]; rest: Line['rest'] } {
  const due: Head[] = [];
  for (const head of line) {
    if (head.available_at > now) return { due, rest: { until: head.available_at, reason: null } };
    if (!kinds.has(head.kind)) return { due, rest: after(now, unknownMs, null) };
    due.push(head);
    // The next one has to wait for the interval at least.
    if (head.gap_seconds > 0) return { due, rest: after(now, head.gap_seconds * 1000, 'interval') };
  }
  return { due, rest: line.length < max ? null : 'more' };
}

function after(now: Date, ms: number, reason: Wait['reason']): Wait {
  return { until: new Date(now.getTime() + ms), reason };
}
