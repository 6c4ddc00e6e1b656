import type { FlowEnding } from '@prosa/contract';
import { forgetSecrets } from '@prosa/flow-engine';
import { applyTransition, handedToPeople, type BotConversation } from '../../../conversations/index.ts';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';

/** Why a bot that cannot go on hands over. */
export const problems = {
  over: 'O cliente escreveu de novo depois do fim do fluxo.',
  unpublished: 'O fluxo deste atendimento não está publicado.',
  dead_end: 'O chatbot chegou a um caminho sem continuação.',
  failed: 'O chatbot encontrou um problema e não conseguiu continuar.',
  loop: 'O chatbot ficou dando voltas no mesmo lugar.',
};

/** Ends a run from outside. Where a person did, its state stays, so that they may hand it back to where it was. */
export function stopRun({ writes, world }: Round, run: Run, ending: FlowEnding): void {
  run.ending = ending;
  run.ended = world.now;
  run.wake_at = null;
  run.held_since = null;
  run.mailbox = [];
  run.mailbox_until = null;
  writes.runs.add(run);
  if (ending === 'human') world.interrupted.set(run.conversation_id, run);
  else run.state = forgetSecrets(run.state);
}

interface Reason {
  why: string;
  /** The run that could not go on; null where none began. */
  run_id: string | null;
}

/** Gives a conversation to people because its bot cannot go on, or never began, and says why in the thread. */
export function handToPeople(conversation: BotConversation, { why, run_id }: Reason): void {
  const event = run_id === null ? 'note' : 'handed';
  const message = `${why} O atendimento aguarda uma pessoa.`;
  const { now } = conversation.pending;
  const notices = [{ event, message, user_id: null, effect: run_id }] as const;
  applyTransition(conversation, handedToPeople(conversation, { now, notices }));
}
