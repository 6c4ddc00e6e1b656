import type { calls, FlowTrigger, ParsedInput } from '@prosa/contract';
import { compilePattern } from '@prosa/flow-engine';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandSeen, lockDraft, type DraftRow } from '../drafts.ts';
import { wakeFlows } from '../rounds/topics.ts';
import { nextLook } from '../starts/next-look.ts';
import { addFlow, checkName, demandRoom } from './add-flow.ts';
import { checkEvents } from './check-events.ts';
import { refuseInUse } from './refuse-in-use.ts';

type Input = ParsedInput<typeof calls.saveFlow>;

/**
 * Creates a flow, or changes the given parts of one. A draft is stored as it is drawn, but only on top of the
 * revision that its author saw. Archiving is refused while a number answers with the flow.
 */
export async function saveFlow(
  context: CallContext,
  input: Input,
): Promise<{ _id: string; revision: number }> {
  const { db, clock } = context;
  const saved = await db.transaction(async (tx) => {
    const trigger = input.trigger && (await checkTrigger(tx, input.trigger));
    const flow_id = input._id ?? (await addFlow(context, tx, { name: input.name ?? '' }));
    const draft = await lockDraft(tx, flow_id);
    const changed = { flow_id, now: clock.now() };
    await changeArchive(tx, changed, { is: draft.filed, wanted: input.filed });
    if (input.filed && !draft.filed) {
      const target = { kind: 'flow', id: flow_id, label: draft.name } as const;
      await recordAudit(context, tx, { action: 'deletion.flow', target });
    }
    if (input._id !== undefined && input.name !== undefined) await rename(tx, changed, input.name);
    if (trigger) await setTrigger(tx, changed, trigger);
    if (input.hold_hours !== undefined) await setHold(tx, changed, input.hold_hours);
    if (input.quiet_minutes !== undefined) await setQuiet(tx, changed, input.quiet_minutes);
    const revision = await draw(context, tx, { draft, input });
    tx.record({ type: 'flows.changed', payload: { flow_id } });
    return { _id: flow_id, revision };
  });
  if (input._id === undefined) wakeFlows(context, db.account_id);
  return saved;
}

/** A flow that is being changed, and when. */
interface Changed {
  flow_id: string;
  now: Date;
}

async function changeArchive(
  tx: Transaction,
  { flow_id, now }: Changed,
  { is, wanted }: { is: boolean; wanted: boolean | undefined },
): Promise<void> {
  // An archived flow counts as unknown, unless it is being restored.
  if (is && wanted !== false) throw new AppError('not_found');
  if (wanted === undefined || wanted === is) return;
  if (wanted) await refuseInUse(tx, flow_id);
  else await demandRoom(tx);
  await tx.run(
    sql`update flows set filed = ${wanted}, updated = ${now} where account_id = ${tx.account_id} and id = ${flow_id}`,
  );
}

async function rename(tx: Transaction, { flow_id, now }: Changed, name: string): Promise<void> {
  await tx.run(
    sql`update flows set name = ${checkName(name)}, updated = ${now}
      where account_id = ${tx.account_id} and id = ${flow_id}`,
  );
}

/** Checks a trigger by the rules of specification section 5; every number must be the company's own. */
async function checkTrigger(tx: Transaction, trigger: FlowTrigger): Promise<FlowTrigger> {
  const keywords = [...new Set(trigger.keywords.map((keyword) => keyword.trim()).filter(Boolean))];
  const isByEvents = Object.values(trigger.events).some((one) => one !== null);
  if (trigger.trigger && !keywords.length && !trigger.occasions.length && !isByEvents)
    throw new AppError('flow_keyword_required');
  const wrong = trigger.match === 'regex' && keywords.find((pattern) => !compilePattern(pattern).ok);
  if (wrong) throw new AppError('flow_pattern_invalid', { pattern: wrong });
  const chips = [...new Set(trigger.disabled_chips)];
  const known = await tx.rows(
    sql`select id from channels where account_id = ${tx.account_id} and id = any(${chips}::bigint[])`,
  );
  if (known.length < chips.length) throw new AppError('not_found');
  await checkEvents(tx, trigger.events);
  return { ...trigger, keywords, disabled_chips: chips };
}

async function setTrigger(tx: Transaction, { flow_id, now }: Changed, trigger: FlowTrigger): Promise<void> {
  const { events } = trigger;
  const account = await tx.row<{ time_zone: string }>(
    sql`select time_zone from accounts where id = ${tx.account_id}`,
    'time_zone_of_company',
  );
  const time_zone = account?.time_zone ?? '';
  const dates_at = trigger.trigger ? nextLook({ events, time_zone }, now) : null;
  await tx.run(
    sql`update flows set trigger = ${trigger.trigger}, keywords = ${trigger.keywords}::text[],
        trigger_human = ${trigger.trigger_human}, disabled_chips = ${trigger.disabled_chips}::bigint[],
        match = ${trigger.match}, occasions = ${trigger.occasions}::text[], priority = ${trigger.priority},
        cooldown_minutes = ${trigger.cooldown_minutes}, events = ${toJson(events)}::jsonb, dates_at = ${dates_at},
        dates_after = null, updated = ${now}
      where account_id = ${tx.account_id} and id = ${flow_id}`,
  );
}

/** Sets how long a run is held; runs in progress follow it from now on too. */
async function setHold(tx: Transaction, { flow_id, now }: Changed, hours: number): Promise<void> {
  await tx.run(
    sql`update flows set hold_hours = ${hours}, updated = ${now}
      where account_id = ${tx.account_id} and id = ${flow_id}`,
  );
}

async function setQuiet(tx: Transaction, { flow_id, now }: Changed, minutes: number): Promise<void> {
  await tx.run(
    sql`update flows set quiet_minutes = ${minutes}, updated = ${now}
      where account_id = ${tx.account_id} and id = ${flow_id}`,
  );
}

async function draw(
  { session, clock }: CallContext,
  tx: Transaction,
  { draft, input }: { draft: DraftRow; input: Input },
): Promise<number> {
  if (input.document === undefined) return draft.revision;
  demandSeen(draft, { revision: input.revision ?? 0, session });
  const document = toJson(input.document);
  await tx.run(
    sql`update flows f set document = ${document}::jsonb, revision = revision + 1, saved_by = ${session.user_name},
        saved_by_id = ${session.user_id}, updated = ${clock.now()}, changed = not exists (
          select from flow_versions v where v.account_id = f.account_id and v.flow_id = f.id
            and v.version = f.published_version and v.document = ${document}::jsonb
        )
      where f.account_id = ${tx.account_id} and f.id = ${draft.id}`,
  );
  return draft.revision + 1;
}
