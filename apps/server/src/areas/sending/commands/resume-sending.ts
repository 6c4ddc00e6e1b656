import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { resumeSends } from '../ledger/change-sends.ts';
import type { SendSource, SourceKey } from '../source.ts';
import { wakeSending } from '../topic.ts';

/** Resumes the sources of a number that a rule holds, and notifies their areas. */
export async function resumeSending(
  context: CallContext,
  { chip }: ParsedInput<typeof calls.resumeSending>,
  sources: readonly SendSource[],
): Promise<Record<string, never>> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const { name } = found(
      await tx.row<{ name: string }>(
        sql`select name from channels where account_id = ${tx.account_id} and id = ${chip} and not filed`,
        'number_to_resume',
      ),
    );
    const held = await heldByRule(tx, chip);
    for (const source of held) await resumeSends(tx, source, clock.now());
    for (const source of sources) {
      const ids = held.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
      if (ids.length) await source.changed?.(tx, ids);
    }
    const target = { kind: 'channel', id: chip, label: name } as const;
    await recordAudit(context, tx, { action: 'sending.resumed', target });
  });
  wakeSending(context, db.account_id);
  return {};
}

function heldByRule(tx: Transaction, channel_id: string): Promise<SourceKey[]> {
  return tx.rows<SourceKey>(
    sql`select kind, id from send_sources where account_id = ${tx.account_id} and channel_id = ${channel_id}
      and held_reason is not null and held_reason <> 'paused' order by kind, id`,
    'held_by_rule',
  );
}
