import { needsFile } from '@prosa/flow-engine';
import type { BotConversation } from '../../../conversations/index.ts';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';
import { customerMessage, sceneOfRun } from './scene-of-run.ts';

/** How long a file that does not come keeps a run from what the customer wrote; then it is heard without its file. */
const maxWaitMs = 60_000;

interface Arrived {
  run: Run;
  message_id: string;
}

/**
 * Whether the run hears a message later. What comes after one that waits for its file waits too, so that everything is
 * heard in the order in which it was written.
 */
export function mustWait(round: Round, conversation: BotConversation, arrived: Arrived): boolean {
  return arrived.run.mailbox.length > 0 || lacksFile(round, conversation, arrived);
}

/** Puts a message to the mailbox, whose first one says how long all wait. */
export function keepForLater({ world, writes }: Round, run: Run, message_id: string): void {
  run.mailbox.push(message_id);
  run.mailbox_until ??= new Date(world.now.getTime() + maxWaitMs);
  writes.runs.add(run);
}

/** Empties the mailbox once its first message need not wait any more; nothing before that. */
export function takeNext(round: Round, conversation: BotConversation, run: Run): string[] {
  const { mailbox, mailbox_until } = run;
  const [message_id] = mailbox;
  if (message_id === undefined || mailbox_until === null) return [];
  if (mailbox_until > round.world.now && lacksFile(round, conversation, { run, message_id })) return [];
  run.mailbox = [];
  run.mailbox_until = null;
  round.writes.runs.add(run);
  return mailbox;
}

function lacksFile(round: Round, conversation: BotConversation, { run, message_id }: Arrived): boolean {
  const message = round.world.messages.get(message_id);
  if (!message?.awaits_file) return false;
  const scene = sceneOfRun(round, conversation, { run, mute: null });
  return scene !== null && needsFile(run.state, customerMessage(message, round.linkOf), scene);
}
