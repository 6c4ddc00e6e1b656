import type { calls, ManyDone, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireDepartment, whoSees } from '../../team/index.ts';
import { handOver, isHandedOver } from '../commands/hand-over.ts';
import { commitConversations } from '../core/commit.ts';
import { startDraft } from '../core/draft.ts';
import type { ConversationState } from '../core/state.ts';
import type { Person } from '../core/transitions.ts';
import { callColleagues } from '../together/call-colleagues.ts';
import { requireColleagues } from '../together/require-colleagues.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { lockChosen, nothingDone } from './chosen.ts';
import { inGroups } from './in-groups.ts';

type Input = ParsedInput<typeof calls.transferConversations>;

/** A conversation with the department and the person that receive it. */
interface Handover {
  state: ConversationState;
  department: Person;
  person: Person | null;
}

/**
 * Hands the chosen conversations in progress to a department, to a colleague, or both, all in one transaction. The
 * colleague must see the department of each; those of which they do not are left.
 */
export function transferConversations(context: CallContext, input: Input): Promise<ManyDone> {
  return context.db.transaction(async (tx) => {
    const { seen, gone } = await lockChosen(context, tx, input.conversation_ids);
    const open = seen.filter(({ finished }) => finished === null);
    const wanted = open.filter((state) => isHandedOver(state, input));
    const handovers = await receiversOf(tx, wanted, input);
    const skipped = {
      ...nothingDone,
      gone,
      finished: seen.length - open.length,
      unchanged: open.length - wanted.length,
      unseen: wanted.length - handovers.length,
    };
    if (!handovers.length) return skipped;
    const undo_id = await handAllOver(context, tx, { handovers, ...input });
    return { ...skipped, undo_id, done: handovers.length };
  });
}

/** Returns who receives each; throws person_cannot_see where the colleague sees none of the departments. */
async function receiversOf(
  tx: Transaction,
  wanted: readonly ConversationState[],
  { department: target, user }: Input,
): Promise<Handover[]> {
  const moved = target === undefined ? null : await requireDepartment(tx, target);
  const receivers = new Map<string, Omit<Handover, 'state'>>();
  const targets = new Set(wanted.map(({ department_id }) => target ?? department_id));
  for (const id of targets) {
    const [person = null] = user === undefined ? [] : await whoSees(tx, { department_id: id, among: [user] });
    if (user !== undefined && person === null) continue;
    // Of those that stay in their department, no text names it.
    receivers.set(id, { department: moved ?? { id, name: '' }, person });
  }
  const [first] = targets;
  if (!receivers.size && first !== undefined && user !== undefined) {
    await requireColleagues(tx, { department_id: first, user_ids: [user] });
  }
  return wanted.flatMap((state) => {
    const receiver = receivers.get(target ?? state.department_id);
    return receiver ? [{ state, ...receiver }] : [];
  });
}

interface HandingOver extends Pick<Input, 'user' | 'note'> {
  handovers: readonly Handover[];
}

async function handAllOver(
  context: CallContext,
  tx: Transaction,
  { handovers, user, note = '' }: HandingOver,
): Promise<string> {
  const { clock, ids } = context;
  const conversation_ids = handovers.map(({ state }) => state.id);
  const details = { conversas: handovers.length };
  await recordAudit(context, tx, { action: 'conversation.transferred_many', details });
  const undo_id = await openUndo(context, tx, { ofMany: true });
  await keepForUndo(tx, { undo_id, act: 'transfer', conversation_ids });
  const drafts = handovers.map(({ state, ...receiver }) => {
    const draft = startDraft(state, { now: clock.now(), ids });
    handOver(context, draft, { ...receiver, note, isOneOfMany: true });
    return draft;
  });
  await commitConversations(tx, drafts);
  recordChanged(tx, handovers, context.session.user_id);
  const user_ids = user === undefined ? [] : [user];
  await callColleagues(context, tx, { conversation_ids, user_ids, kind: 'assigned' });
  return undo_id;
}

/** Records one event for each department that they left or stayed in. */
function recordChanged(tx: Transaction, handovers: readonly Handover[], moved_by: string): void {
  const targetOf = new Map(handovers.map(({ state, department }) => [state.id, department.id]));
  for (const { department_id: from, conversation_ids } of inGroups(handovers.map(({ state }) => state))) {
    const department_id = targetOf.get(conversation_ids[0] ?? '') ?? from;
    const moved = department_id === from ? {} : { from_department: from, moved_by };
    const payload = { ...moved, department_id, conversation_ids, is_manual: true };
    tx.record({ type: 'conversations.changed', payload });
  }
}
