import { needsFile } from '@prosa/flow-engine';
import { customerMessage } from './customer-message.ts';
import { sceneOfRun } from './scene-of-run.ts';
import { withRun, type RunTurn } from './turn.ts';

/** How long a file that does not come keeps a run from what the customer wrote; then it is heard without its file. */
const maxWaitMs = 60_000;

/**
 * Returns whether the run hears a message later. What comes after one that waits for its file waits too, so that
 * everything is heard in the order in which it was written.
 */
export function mustWait(turn: RunTurn, message_id: string): boolean {
  return turn.run.mailbox.length > 0 || lacksFile(turn, message_id);
}

/** Puts a message into the run's mailbox; the first one decides how long all wait. */
export function keepForLater(turn: RunTurn, message_id: string): RunTurn {
  const { run, world } = turn;
  return withRun(turn, {
    ...run,
    mailbox: [...run.mailbox, message_id],
    mailbox_until: run.mailbox_until ?? new Date(world.now.getTime() + maxWaitMs),
  });
}

/** Empties the mailbox. */
export function emptyMailbox(turn: RunTurn): RunTurn {
  return withRun(turn, { ...turn.run, mailbox: [], mailbox_until: null });
}

/** Returns whether the first message of the mailbox need not wait any longer. */
export function isMailboxDue(turn: RunTurn): boolean {
  const { mailbox, mailbox_until } = turn.run;
  const [first] = mailbox;
  if (first === undefined || mailbox_until === null) return false;
  return mailbox_until <= turn.world.now || !lacksFile(turn, first);
}

function lacksFile(turn: RunTurn, message_id: string): boolean {
  const message = turn.world.messages.get(message_id);
  if (!message?.awaits_file) return false;
  const scene = sceneOfRun(turn, null);
  return scene !== null && needsFile(turn.run.state, customerMessage(message, turn.tools), scene);
}
