import { handedToPeople, type BotConversation, type Transition } from '../../../conversations/index.ts';
import { withTransition, type Turn } from './turn.ts';

/** Why a bot that cannot go on leaves a conversation to people. */
export const reasons = {
  over: 'O cliente escreveu de novo depois do fim do fluxo.',
  unpublished: 'O fluxo deste atendimento não está publicado.',
  dead_end: 'O chatbot chegou a um caminho sem continuação.',
  failed: 'O chatbot encontrou um problema e não conseguiu continuar.',
  loop: 'O chatbot ficou dando voltas no mesmo lugar.',
};

interface Reason {
  why: string;
  /** The run that could not go on; null where none began. */
  run_id: string | null;
}

/** Leaves the conversation to people, unless they have it already or it is finished. */
export function leaveToPeople(turn: Turn, reason: Reason): Turn {
  const { conversation, world } = turn;
  if (conversation.is_manual || conversation.finished) return turn;
  return withTransition(turn, leftToPeople(conversation, { ...reason, now: world.now }));
}

/** Returns what hands a conversation to people because its bot cannot go on, and says why in the thread. */
export function leftToPeople(
  conversation: BotConversation,
  { why, run_id, now }: Reason & { now: Date },
): Transition {
  const event = run_id === null ? 'note' : 'handed';
  const message = `${why} O atendimento aguarda uma pessoa.`;
  const notices = [{ event, message, user_id: null, effect: run_id }] as const;
  return handedToPeople(conversation, { now, notices });
}
