import { startRun } from '@prosa/flow-engine';
import { versionKey } from '../../versions/flow-versions.ts';
import type { Item } from '../read/items.ts';
import type { HeardMessage } from '../read/world.ts';
import type { Run } from '../run.ts';
import { advanceRun } from './advance-run.ts';
import { customerMessage } from './customer-message.ts';
import { leaveToPeople, reasons } from './leave-to-people.ts';
import { stopRun } from './stop-run.ts';
import { hasLiveRun, withRun, type Turn } from './turn.ts';

interface Beginning {
  flow_id: string;
  /** What the customer wrote; null when a person asked for it. */
  message: HeardMessage | null;
}

/**
 * Begins a run of a flow's published version. Without one people get the conversation, so that nobody waits in
 * silence.
 */
export function beginRun(turn: Turn, { flow_id, message }: Beginning): Turn {
  const { world, tools, conversation } = turn;
  const version = world.flows.find(({ id }) => id === flow_id)?.published_version ?? null;
  if (version === null) return leaveToPeople(turn, { why: reasons.unpublished, run_id: null });
  const flow = world.versions.get(versionKey(flow_id, version));
  if (!flow) return leaveToPeople(turn, { why: reasons.failed, run_id: null });
  const id = tools.ids.next();
  const run: Run = {
    id,
    conversation_id: conversation.id,
    contact_id: conversation.contact_id,
    flow_id,
    version,
    state: startRun({ run_id: id, flow }),
    ending: null,
    wake_at: null,
    held_since: null,
    handed: false,
    handed_to: null,
    speaks_until: null,
    mailbox: [],
    mailbox_until: null,
    steps: 0,
    started: world.now,
    ended: null,
  };
  const begun = { ...turn, run };
  const heard = message && customerMessage(message, tools);
  return advanceRun(begun, { kind: 'start', message: heard }) ?? begun;
}

/** Begins a flow, or continues the interrupted one, as a person asked. */
export function beginAsAsked(asked: Turn, item: Item & { kind: 'asked' }): Turn {
  const { conversation, world, interrupted } = asked;
  if (conversation.finished || conversation.is_manual) return asked;
  // The message that says so is gone or marked: it was undone already.
  if (item.message_id !== undefined && !world.messages.has(item.message_id)) return asked;
  let turn: Turn = { ...asked, finishes: false };
  if (hasLiveRun(turn)) {
    if (item.resume) return advanceRun(turn, { kind: 'resume' }) ?? turn;
    turn = stopRun(turn, 'replaced');
  }
  if (item.resume && interrupted?.state.frames.length) return continueRun(turn, interrupted);
  const wanted = item.flow_id ?? conversation.start_flow ?? conversation.flow_id;
  return wanted === null ? turn : beginRun(turn, { flow_id: wanted, message: null });
}

function continueRun(turn: Turn, interrupted: Run): Turn {
  const run = { ...interrupted, ending: null, ended: null, handed: false, handed_to: null, held_since: null };
  const continued = withRun(turn, run);
  return advanceRun(continued, { kind: 'resume' }) ?? continued;
}
