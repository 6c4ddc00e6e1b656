import type { RunEvent } from '@prosa/flow-engine';
import type { Answer, Item } from '../read/items.ts';
import { advanceRun } from './advance-run.ts';
import { beginHappening } from './begin-happening.ts';
import { beginAsAsked } from './begin-run.ts';
import { countAnswer } from './break-loop.ts';
import { receiveMessage } from './hear-message.ts';
import { holdIfOffline } from './hold-run.ts';
import { hasLiveRun, type Turn } from './turn.ts';

/** Takes the conversation's bot through one thing that happened. */
export function takeItem(turn: Turn, item: Item): Turn {
  switch (item.kind) {
    case 'message':
      return receiveMessage(turn, item.message_id);
    case 'reaction':
      return takeReaction(turn, item.message_id);
    case 'asked':
      return beginAsAsked(turn, item);
    case 'answer':
      return takeAnswer(turn, item.answer);
    case 'failed':
      return takeUndelivered(turn, item.message_id);
    case 'happening':
      return beginHappening(turn, item);
    case 'person':
    case 'look':
      // The beginning and the end of the turn see to these.
      return turn;
  }
}

/** A reaction neither starts nor wakes a bot: it is for the run that asked, or for none. */
function takeReaction(turn: Turn, message_id: string): Turn {
  const message = turn.world.messages.get(message_id);
  if (!hasLiveRun(turn) || !message?.effect || message.reaction === null) return turn;
  const { effect, reaction: emoji } = message;
  const reaction = { effect, message_id, emoji, at: turn.world.now.getTime() };
  const after = advanceRun(turn, { kind: 'reaction', reaction });
  return after ? countAnswer(after) : turn;
}

/** While the run is held its answers wait. */
function takeAnswer(turn: Turn, answer: Answer): Turn {
  if (!hasLiveRun(turn) || turn.run.id !== answer.run_id) return withAnswer(turn, answer, false);
  const held = holdIfOffline(turn);
  if (held) return held;
  const { status, body, problem } = answer;
  const effect = answer.kind === 'webhook' ? 'webhook' : answer.id;
  const event: RunEvent = { kind: 'result', effect, status, body: body ?? '', problem };
  const after = advanceRun(turn, event);
  return withAnswer(after ?? turn, answer, after !== null);
}

function withAnswer(turn: Turn, { id }: Answer, taken: boolean): Turn {
  return { ...turn, answers: [...turn.answers, { id, taken }] };
}

function takeUndelivered(turn: Turn, message_id: string): Turn {
  const message = turn.world.messages.get(message_id);
  if (!hasLiveRun(turn) || message?.failure === 'withdrawn') return turn;
  if (!message?.effect?.startsWith(`${turn.run.id}.`)) return turn;
  const problem = 'o WhatsApp recusou a mensagem.';
  return advanceRun(turn, { kind: 'undelivered', effect: message.effect, problem }) ?? turn;
}
