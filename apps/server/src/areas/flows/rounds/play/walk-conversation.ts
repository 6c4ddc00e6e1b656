import type { Item } from '../read/items.ts';
import { continueWhenConnected } from './hold-run.ts';
import { openMailbox } from './hear-message.ts';
import { stopRun } from './stop-run.ts';
import { takeItem } from './take-item.ts';
import { hasLiveRun, withRun, type Turn, type TurnOutcome } from './turn.ts';
import { wakeIfDue } from './wake-if-due.ts';

/** Takes a conversation's bot through what is new, in order, and returns what comes of it. */
export function walkConversation(begun: Turn, items: readonly Item[]): TurnOutcome {
  let turn = stopForPeople(begun, items);
  turn = continueWhenConnected(turn);
  for (const item of items) turn = takeItem(turn, item);
  turn = openMailbox(turn);
  turn = wakeIfDue(turn, turn.world.now);
  return planWake(turn);
}

/**
 * Applies the first rule of all: the bot stops when a person speaks or takes over, and when the conversation is
 * finished.
 */
function stopForPeople(turn: Turn, items: readonly Item[]): Turn {
  if (!hasLiveRun(turn)) return turn;
  const { conversation, customer, run } = turn;
  if (customer.contact.ignore) return stopRun(turn, 'ignored');
  if (conversation.finished) return stopRun(turn, 'finished');
  const isAnswered = run.handed && !conversation.waiting_response;
  const isTaken = conversation.is_manual && (!run.handed || conversation.user_id !== run.handed_to);
  const hasSpoken = items.some(({ kind }) => kind === 'person');
  return isAnswered || isTaken || hasSpoken ? stopRun(turn, 'human') : turn;
}

/** Sets when the run is looked at again: what was due and had nothing to do must not stay due. */
function planWake(turn: Turn): Turn {
  if (!hasLiveRun(turn)) return turn;
  const { run, world } = turn;
  const { wake_at, mailbox_until } = run;
  if (mailbox_until)
    return wake_at?.getTime() === mailbox_until.getTime()
      ? turn
      : withRun(turn, { ...run, wake_at: mailbox_until });
  if (!wake_at || wake_at > world.now) return turn;
  const until = run.state.waiting?.until ?? null;
  const next = until === null ? null : new Date(Math.max(until, world.now.getTime() + 1000));
  return withRun(turn, { ...run, wake_at: next });
}
