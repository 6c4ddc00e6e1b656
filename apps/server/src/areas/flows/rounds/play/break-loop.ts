import type { BotConversation } from '../../../conversations/index.ts';
import { leaveToPeople } from './leave-to-people.ts';
import { stopRun } from './stop-run.ts';
import { hasLiveRun, withNotice, type ExceededLimit, type Turn } from './turn.ts';

/** Counts an answer of the bot to its customer. */
export function countAnswer(turn: Turn): Turn {
  turn.tools.loopGuard.count(customerOf(turn.conversation), turn.world.now);
  return turn;
}

/** Returns the limit of answers that bots exceeded with this customer, or null. */
export function exceededLimit({ tools, conversation, world }: Turn): ExceededLimit | null {
  return tools.loopGuard.exceeded(customerOf(conversation), world.now);
}

/** Stops the bot, which another one at the far end keeps talking, and leaves the conversation to people. */
export function breakLoop(looping: Turn, { max, words, isFirst }: ExceededLimit): Turn {
  const why = `Mais de ${max} mensagens em ${words}: parece haver outro robô do outro lado.`;
  const run_id = hasLiveRun(looping) ? looping.run.id : null;
  const turn = hasLiveRun(looping) ? stopRun(looping, 'loop') : looping;
  if (!turn.conversation.is_manual) {
    turn.tools.loopGuard.forget(customerOf(turn.conversation));
    return leaveToPeople(turn, { why, run_id });
  }
  // A flow that starts while people attend does not, for as long as the limit counts.
  const message = `${why} O chatbot não responde.`;
  return countAnswer(isFirst ? withNotice(turn, { event: 'note', message }) : turn);
}

/** Returns the key of one customer over one number, across conversations: a bot may finish each and begin the next. */
function customerOf({ channel_id, contact_id }: BotConversation): string {
  return `${channel_id} ${contact_id}`;
}
