import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { Run } from '../run.ts';

/** Inserts or updates runs; those that ended come before those that live, for a conversation has one live run. */
export async function writeRuns(tx: Transaction, runs: readonly Run[]): Promise<void> {
  if (!runs.length) return;
  const rows = [...runs]
    .sort((one, other) => Number(one.ending === null) - Number(other.ending === null))
    .map((run) => ({ ...run, ...placeOf(run) }));
  await tx.run(
    sql`insert into flow_runs as known (account_id, id, conversation_id, contact_id, flow_id, version, state, ending,
        wake_at, held_since, handed, handed_to, speaks_until, mailbox, mailbox_until, steps, at_flow, at_node,
        started, ended)
      select ${tx.account_id}, id, conversation_id, contact_id, flow_id, version, state, ending, wake_at, held_since,
        handed, handed_to, speaks_until, mailbox, mailbox_until, steps, at_flow, at_node, started, ended
      from json_to_recordset(${toJson(rows)}::json) as row(id uuid, conversation_id uuid, contact_id uuid,
        flow_id uuid, version integer, state jsonb, ending text, wake_at timestamptz, held_since timestamptz,
        handed boolean, handed_to uuid, speaks_until timestamptz, mailbox uuid[], mailbox_until timestamptz,
        steps integer, at_flow uuid, at_node text, started timestamptz, ended timestamptz)
      on conflict (account_id, id) do update set version = excluded.version, state = excluded.state,
        ending = excluded.ending, wake_at = excluded.wake_at, held_since = excluded.held_since,
        handed = excluded.handed, handed_to = excluded.handed_to, speaks_until = excluded.speaks_until,
        mailbox = excluded.mailbox, mailbox_until = excluded.mailbox_until, steps = excluded.steps,
        at_flow = excluded.at_flow, at_node = excluded.at_node, ended = excluded.ended`,
    'write_runs',
  );
}

function placeOf({ state, flow_id }: Run): { at_flow: string; at_node: string } {
  const frame = state.frames.at(-1);
  return { at_flow: frame?.flow_id ?? flow_id, at_node: frame?.node ?? '' };
}
