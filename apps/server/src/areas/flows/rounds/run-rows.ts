import type { FlowEnding } from '@prosa/contract';
import type { RunState } from '@prosa/flow-engine';
import type { Transaction } from '../../../platform/db/database.ts';
import { planAnew } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';

/** A run as the table has it, and as a round changes it. */
export interface Run {
  id: string;
  conversation_id: string;
  contact_id: string;
  flow_id: string;
  version: number;
  state: RunState;
  /** Null while it lives. A run that people interrupted keeps its place in `state`. */
  ending: FlowEnding | null;
  wake_at: Date | null;
  held_since: Date | null;
  handed: boolean;
  handed_to: string | null;
  speaks_until: Date | null;
  /** Messages it hears later, in order: the first waits for its file. */
  mailbox: string[];
  /** When it hears them at the latest. */
  mailbox_until: Date | null;
  steps: number;
  started: Date;
  ended: Date | null;
}

const columns = sql`r.id, r.conversation_id, r.contact_id, r.flow_id, r.version, r.state, r.ending, r.wake_at,
  r.held_since, r.handed, r.handed_to, r.speaks_until, r.mailbox, r.mailbox_until, r.steps,
  r.started, r.ended`;

/** The live runs of conversations, by conversation. */
export async function liveRuns(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Map<string, Run>> {
  // Looked up one by one, as in `concernedBy`.
  const rows = await tx.rows<Run>(
    sql`select ${columns} from unnest(${conversation_ids}::text[]) wanted(id)
      cross join lateral (
        select * from flow_runs
        where account_id = ${tx.account_id} and conversation_id = wanted.id and ending is null limit 1
      ) r`,
    planAnew,
  );
  return new Map(rows.map((run) => [run.conversation_id, run]));
}

/** The newest run of each conversation that a person interrupted, by conversation. */
export async function interruptedRuns(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Map<string, Run>> {
  if (!conversation_ids.length) return new Map();
  const rows = await tx.rows<Run>(
    sql`select distinct on (r.conversation_id) ${columns} from flow_runs r
      where r.account_id = ${tx.account_id} and r.conversation_id = any(${conversation_ids}::text[])
        and r.ending = 'human'
      order by r.conversation_id, r.started desc`,
    'interrupted_runs',
  );
  return new Map(rows.map((run) => [run.conversation_id, run]));
}

/** What remains of `state` where it may hold answers to sensitive questions: nothing that could be gone on from. */
export const stateWithoutSecrets = sql`case
  when state -> 'sensitive' <> '[]' then state || '{"frames": [], "variables": {}, "waiting": null, "asked": [], "kept": {"messages": [], "call": null}}'
  else state end`;

/**
 * Once a conversation is finished nobody hands it back, and what a person interrupted is over for good, unless the
 * finish was undone already.
 */
export async function forgetInterrupted(tx: Transaction, finished: readonly string[]): Promise<void> {
  if (!finished.length) return;
  await tx.run(
    sql`update flow_runs r set state = ${stateWithoutSecrets}
      where account_id = ${tx.account_id} and conversation_id = any(${finished}::text[]) and ending = 'human'
        and state -> 'sensitive' <> '[]' and exists (
          select from conversations c
          where c.account_id = r.account_id and c.id = r.conversation_id and c.finished is not null)`,
    'forget_interrupted',
  );
}

/** Writes runs as they are now, those that ended before those that began. */
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
      from jsonb_to_recordset(${toJson(rows)}::jsonb) as row(id text, conversation_id text, contact_id text,
        flow_id text, version integer, state jsonb, ending text, wake_at timestamptz, held_since timestamptz,
        handed boolean, handed_to text, speaks_until timestamptz, mailbox text[], mailbox_until timestamptz,
        steps integer, at_flow text, at_node text, started timestamptz, ended timestamptz)
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
