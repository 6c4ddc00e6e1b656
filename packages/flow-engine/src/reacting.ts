import { asksWhatIsOpen } from './asked.ts';
import { answerHere } from './hearing.ts';
import { executorOf } from './kinds/index.ts';
import type { CustomerMessage, Reaction } from './run.ts';
import { innermost, openNode, type Turn } from './turn.ts';
import { createVisit } from './walk.ts';

/**
 * Hands the run a sign that the customer put on something it said. It is an answer only to the question that is open,
 * and there only if the sign is one of its answers; else nothing comes of it: nobody wakes a bot by a thumb.
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
