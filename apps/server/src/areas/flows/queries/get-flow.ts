import type { calls, Flow, FlowDocument, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { isSavedBy, requireDraft } from '../drafts.ts';
import { presentFlow } from '../present.ts';
import { readDrawn } from '../versions/read-drawn.ts';

/** Returns a flow as its editor opens it: the draft, and what runs. */
export async function getFlow(
  { db, session }: CallContext,
  { flow_id }: ParsedInput<typeof calls.getFlow>,
): Promise<Flow> {
  const { document, ...row } = await requireDraft(db, flow_id);
  const { revision, published_version: version } = row;
  const published = version === null ? null : await documentOf(db, { flow_id, version });
  const saved_by_you = isSavedBy(row, session);
  return { ...presentFlow(row), document, revision, saved_by_you, published };
}

/** Returns the drawing of a published version; throws 404 for one that never existed. */
export async function getFlowVersion(
  { db }: CallContext,
  { flow_id, version }: ParsedInput<typeof calls.getFlowVersion>,
): Promise<FlowDocument> {
  await requireDraft(db, flow_id);
  return documentOf(db, { flow_id, version });
}

async function documentOf(
  db: CallContext['db'],
  { flow_id, version }: { flow_id: string; version: number },
): Promise<FlowDocument> {
  const row = await db.row<{ document: unknown }>(
    sql`select document from flow_versions
      where account_id = ${db.account_id} and flow_id = ${flow_id} and version = ${version}`,
  );
  return readDrawn(found(row).document);
}
