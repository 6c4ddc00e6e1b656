import { asksWhatIsOpen } from './asked-questions.ts';
import { answerHere } from './hear-message.ts';
import { executorOf } from '../kinds/index.ts';
import type { CustomerMessage, Reaction } from '../run.ts';
import { innermost, openNode, type Turn } from '../walk/turn.ts';
import { createVisit } from '../walk/walk.ts';

/**
 * Hears the customer's reaction to something the run said. It counts only as an answer to the open question, and there
 * only if the emoji is one of its answers; otherwise nothing happens: a thumbs-up wakes no bot.
 */
export function hearReaction(turn: Turn, reaction: Reaction): boolean {
  const { waiting } = turn.state;
  const frame = innermost(turn);
  const node = frame && openNode(turn, frame);
  if (!waiting?.hears || !frame || !node || !asksWhatIsOpen(turn, reaction.effect)) return false;
  const { memory } = waiting;
  const isAnswer = executorOf(node).reacts?.(createVisit(turn, { frame, node }, { memory }), reaction.emoji);
  if (!isAnswer) return false;
  answerHere(turn, asMessage(reaction), { memory, how: 'O cliente reagiu à pergunta.' });
  return true;
}

function asMessage({ message_id, emoji, at }: Reaction): CustomerMessage {
  return { message_id, type: 'text', text: emoji, media_url: null, file_name: null, quoted: null, at };
}
