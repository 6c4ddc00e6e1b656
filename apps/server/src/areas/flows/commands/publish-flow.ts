import type { calls, CallOutput, FlowProblem, ParsedInput } from '@prosa/contract';
import { holdsEverywhere } from '@prosa/flow-engine';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { startCursor } from '../../../platform/events/cursors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockSeenDraft, requireDraft, type DraftRow } from '../drafts.ts';
import { playTests } from '../saved-tests/play-tests.ts';
import { closureOf } from '../versions/closure.ts';
import { problemsOfDraft } from '../versions/known.ts';
import { flowsCursor } from '../rounds/topics.ts';

type Input = ParsedInput<typeof calls.publishFlow>;

/**
 * Makes the draft the version that runs from now on. Refuses a draft with errors; plays the saved tests first, and
 * the author must have seen their results. Runs in progress stay on their version, unless `migrate` is set and their
 * node still exists.
 */
export async function publishFlow(
  context: CallContext,
  { flow_id, revision, accept, migrate }: Input,
): Promise<CallOutput<typeof calls.publishFlow>> {
  const { db, session } = context;
  await requireDraft(db, flow_id);
  return db.transaction(async (tx) => {
    const draft = await lockSeenDraft(tx, { flow_id, revision, session });
    if ((await problemsOfDraft(tx, draft)).some(isError)) throw new AppError('flow_has_errors');
    const version = (await newestVersion(tx, flow_id)) + 1;
    const { name, document } = draft;
    const tests = await playTests(tx, { flow_id, name, version, document });
    if (tests.some(({ difference }) => difference) && !accept) return { version: null, tests };
    await addVersion(context, tx, { draft, version });
    if (migrate) await migrateRuns(tx, { draft, version });
    await startCursor(tx, flowsCursor, 'next');
    tx.record({ type: 'flows.changed', payload: { flow_id } });
    const target = { kind: 'flow', id: flow_id, label: name } as const;
    await recordAudit(context, tx, { action: 'flow.published', target, details: { versão: version } });
    return { version, tests };
  });
}

/** Returns what the server finds wrong with a draft. */
export async function checkFlow(
  { db }: CallContext,
  { flow_id }: ParsedInput<typeof calls.checkFlow>,
): Promise<FlowProblem[]> {
  return problemsOfDraft(db, await requireDraft(db, flow_id));
}

function isError({ severity }: FlowProblem): boolean {
  return severity === 'error';
}

async function newestVersion(tx: Transaction, flow_id: string): Promise<number> {
  const row = await tx.row<{ version: number | null }>(
    sql`select max(version) as version from flow_versions
      where account_id = ${tx.account_id} and flow_id = ${flow_id}`,
  );
  return row?.version ?? 0;
}

interface Publishing {
  draft: DraftRow;
  version: number;
}

async function addVersion(
  { session, clock }: CallContext,
  tx: Transaction,
  { draft: { id, name, document }, version }: Publishing,
): Promise<void> {
  const { account_id } = tx;
  const called = await closureOf(tx, { flow_id: id, name, version, document });
  // A flow may call itself, in its present version.
  const callees: Record<string, number> = { [id]: version };
  for (const flow of called) callees[flow.flow_id] ??= flow.version;
  await tx.run(
    sql`insert into flow_versions (account_id, flow_id, version, name, document, callees, nodes, user_name, published)
      values (${account_id}, ${id}, ${version}, ${name}, ${toJson(document)}::jsonb, ${toJson(callees)}::jsonb,
        ${document.nodes.length}, ${session.user_name}, ${clock.now()})`,
  );
  await tx.run(
    sql`update flows set published_version = ${version}, everywhere = ${holdsEverywhere(document)}, changed = false,
        updated = ${clock.now()}
      where account_id = ${account_id} and id = ${id}`,
  );
}

/**
 * Moves runs that are in this flow alone to the new version if their node still exists; others finish on the old one.
 */
async function migrateRuns(tx: Transaction, { draft: { id, document }, version }: Publishing): Promise<void> {
  const nodes = document.nodes.map((node) => node.id);
  await tx.run(
    sql`update flow_runs set version = ${version}, state = jsonb_set(state, '{frames,0,version}', to_jsonb(${version}::integer))
      where account_id = ${tx.account_id} and at_flow = ${id} and flow_id = ${id} and ending is null
        and at_node <> '' and at_node = any(${nodes}::text[]) and jsonb_array_length(state -> 'frames') = 1
        and coalesce(state -> 'frames' -> 0 ->> 'resume', at_node) = any(${nodes}::text[])`,
    'migrate_runs',
  );
}
