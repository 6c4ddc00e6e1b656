import type { Transaction } from '../../../platform/db/database.ts';
import type { Around } from '../source.ts';
import { chooseSends } from './choose-sends.ts';
import { composeSends, leavingOf } from './compose-sends.ts';
import { handOver } from './hand-over.ts';
import { readLines } from './read-lines.ts';
import { lockNumber } from './read-number.ts';
import { holdHead, postpone, setNextLook, skipHead } from './settle-head.ts';
import { sourceOf, type Acting, type TurnTools } from './turn.ts';

/** What came of a turn. `handed`: something waits in the outbox now. */
export type TurnOutcome = 'handed' | 'changed' | 'waits';

/**
 * Takes one turn of a number, in one transaction that holds its lock: of the sends that are next in their lines, the
 * first that need not wait is handed over, left out or held. Where all have to wait, it says until when. A number without
 * intervals hands over some more, which are read and written together.
 */
export function takeTurn(
  tools: TurnTools,
  { account_id, channel_id }: { account_id: string; channel_id: string },
): Promise<TurnOutcome> {
  const { around, runtime } = tools;
  const now = runtime.clock.now();
  return runtime.database.forAccount(account_id).transaction(async (tx) => {
    const number = await lockNumber(tx, channel_id, now);
    if (!number) return 'waits';
    const { sends, behind } = chooseSends(await readLines(tools, tx, { number, now }), number);
    const [first, ...others] = await composeSends(around, tx, sends);
    if (!first) {
      if (behind === 'next turn') return 'changed';
      if ('verdict' in behind) return settle(around, tx, behind);
      await setNextLook(tx, { channel_id, waits: behind.waits });
      return 'waits';
    }
    const leaving = leavingOf([first, ...others], number);
    if ('verdict' in leaving) return settle(around, tx, leaving);
    const isAll = leaving.handings.length === sends.length && behind !== 'next turn' && 'waits' in behind;
    const waits = isAll ? behind.waits : [{ until: now, reason: null }];
    const refused = await handOver(tools, tx, { ...leaving, waits });
    return refused ? settle(around, tx, refused) : 'handed';
  });
}

/** Leaves a send out, holds it or has it wait. */
async function settle(around: Around, tx: Transaction, { candidate, verdict }: Acting): Promise<TurnOutcome> {
  const { head, number, now } = candidate;
  if (verdict.kind === 'wait') await postpone(tx, { candidate, verdict });
  else if (verdict.kind === 'hold') await holdHead(tx, { candidate, reason: verdict.reason });
  else await skipHead(tx, { candidate, reason: verdict.reason });
  await setNextLook(tx, { channel_id: number.channel_id, waits: [{ until: now, reason: null }] });
  if (verdict.kind !== 'wait') await sourceOf(around, head).changed?.(tx, [head.source_id]);
  return 'changed';
}
