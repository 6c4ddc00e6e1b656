import { givenToFlow, keptOpen } from '../../../conversations/index.ts';
import type { HeardMessage } from '../read/world.ts';
import { advanceRun } from './advance-run.ts';
import { beginRun } from './begin-run.ts';
import { breakLoop, countAnswer, exceededLimit } from './break-loop.ts';
import { customerMessage } from './customer-message.ts';
import { leaveToPeople, reasons } from './leave-to-people.ts';
import { emptyMailbox, isMailboxDue, keepForLater, mustWait } from './mailbox.ts';
import { isQuiet, stayQuiet } from './stay-quiet.ts';
import { stopRun } from './stop-run.ts';
import { triggeredFlow } from './triggered-flow.ts';
import { hasLiveRun, withTransition, type Turn } from './turn.ts';
import { wakeIfDue } from './wake-if-due.ts';

/** How a message comes to be heard. */
interface Hearing {
  /** The run itself kept it waiting behind a file: then it may answer what is asked only now. */
  wasKept: boolean;
}

/** Hears a message now, or keeps it in the run's mailbox. */
export function receiveMessage(turn: Turn, message_id: string, hearing: Hearing = { wasKept: false }): Turn {
  return hasLiveRun(turn) && mustWait(turn, message_id)
    ? keepForLater(turn, message_id)
    : hearMessage(turn, message_id, hearing);
}

/** Hears what is in the mailbox, in order, up to the next message that must wait for its file. */
export function openMailbox(turn: Turn): Turn {
  if (!hasLiveRun(turn) || !isMailboxDue(turn)) return turn;
  const [first = '', ...others] = turn.run.mailbox;
  const hearing = { wasKept: true };
  let after = hearMessage(emptyMailbox(turn), first, hearing);
  for (const message_id of others) after = receiveMessage(after, message_id, hearing);
  return after;
}

function hearMessage(turn: Turn, message_id: string, hearing: Hearing): Turn {
  const message = turn.world.messages.get(message_id);
  if (!message || turn.customer.contact.ignore || turn.conversation.finished) return turn;
  // The conversation is read as the transfer left it: this would start the flow, and the transfer would once more.
  if (message.precedes_transfer && !hearing.wasKept) return turn;
  const before = wakeIfDue(turn, message.created);
  if (wantsNothing(before, message)) return stayQuiet(before, message);
  const awake = keepOpen(before);
  const limit = exceededLimit(awake);
  if (limit) return breakLoop(awake, limit);
  const answered = answerByRun(awake, message, hearing);
  if (answered) return countAnswer(answered);
  const triggered = triggeredFlow(awake, message);
  if (triggered) return countAnswer(beginTriggered(awake, triggered.id, message));
  return isAttendedByFlow(awake) ? beginAgain(awake, message) : awake;
}

/** Returns whether the message says goodbye to a bot that is done, and no keyword of a flow. */
function wantsNothing(turn: Turn, message: HeardMessage): boolean {
  const { start_flow, flow_id } = turn.conversation;
  const own = turn.world.flows.find(({ id }) => id === (start_flow ?? flow_id));
  return !!own && isAttendedByFlow(turn) && isQuiet(turn, own, message) && !triggeredFlow(turn, message);
}

/** What was written before the end is not lost with it: the conversation stays, as if it had just begun. */
function keepOpen(turn: Turn): Turn {
  return turn.finishes ? { ...withTransition(turn, keptOpen()), finishes: false } : turn;
}

function answerByRun(turn: Turn, message: HeardMessage, { wasKept }: Hearing): Turn | null {
  if (!hasLiveRun(turn)) return null;
  const unseen = wasKept ? [] : unseenBy(turn, message);
  const heard = { ...customerMessage(message, turn.tools), unseen };
  return advanceRun(turn, { kind: 'message', message: heard });
}

/** What the bot says in this turn has not left either. */
function unseenBy({ acts }: Turn, { unseen }: HeardMessage): string[] {
  return [...(unseen ?? []), ...acts.flatMap((act) => (act.kind === 'say' ? (act.saying.effect ?? []) : []))];
}

function isAttendedByFlow(turn: Turn): boolean {
  const { is_manual, chatbot_type } = turn.conversation;
  return !hasLiveRun(turn) && !is_manual && chatbot_type === 'flow_chatbot';
}

/** Begins the conversation's own flow. */
function beginAgain(turn: Turn, message: HeardMessage): Turn {
  const flow_id = turn.conversation.start_flow ?? turn.conversation.flow_id;
  if (flow_id === null) return leaveToPeople(turn, { why: reasons.over, run_id: null });
  return countAnswer(beginRun(turn, { flow_id, message }));
}

/** Gives the conversation to the flow that the message triggered. */
function beginTriggered(turn: Turn, flow_id: string, message: HeardMessage): Turn {
  const stopped = hasLiveRun(turn) ? stopRun(turn, 'replaced') : turn;
  const given = withTransition(stopped, givenToFlow(turn.conversation, flow_id));
  const starts = new Map([...turn.customer.starts, [flow_id, message.created]]);
  const started = {
    ...given,
    customer: { ...turn.customer, starts },
    triggered: [...turn.triggered, flow_id],
    assignment: null,
  };
  return beginRun(started, { flow_id, message });
}
