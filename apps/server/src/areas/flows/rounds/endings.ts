import type { FlowEnding } from '@prosa/contract';
import { forgetSecrets } from '@prosa/flow-engine';
import type { RobotConversation } from '../../conversations/index.ts';
import type { Round } from './round-context.ts';
import type { Run } from './run-row.ts';

/** What it takes to tell people something. */
type Telling = Pick<Round, 'harvest' | 'ids'>;

/** Why a robot that cannot go on hands over. */
export const problems = {
  over: 'O cliente escreveu de novo depois do fim do fluxo.',
  unpublished: 'O fluxo deste atendimento não está publicado.',
  dead_end: 'O chatbot chegou a um caminho sem continuação.',
  failed: 'O chatbot encontrou um problema e não conseguiu continuar.',
  loop: 'O chatbot ficou dando voltas no mesmo lugar.',
};

/** Ends a run from outside. Where a person did, its state stays, so that they may hand it back to where it was. */
export function stopRun({ harvest, world }: Round, run: Run, ending: FlowEnding): void {
  run.ending = ending;
  run.ended = world.now;
  run.wake_at = null;
  run.held_since = null;
  run.mailbox = [];
  run.mailbox_until = null;
  harvest.runs.add(run);
  if (ending === 'human') world.interrupted.set(run.conversation_id, run);
  else run.state = forgetSecrets(run.state);
}

/** Gives a conversation to people because its robot cannot go on, or never began, and says why in the thread. */
export function handToPeople(
  round: Telling,
  conversation: RobotConversation,
  { why, run_id }: { why: string; run_id: string | null },
): void {
  const { harvest } = round;
  conversation.is_manual = true;
  conversation.user_id = null;
  conversation.waiting_response = true;
  harvest.changed.add(conversation.id);
  const message = `${why} O atendimento aguarda uma pessoa.`;
  sayToPeople(
    round,
    conversation,
    run_id === null ? { event: 'note', message } : { event: 'handed', message, run_id },
  );
  harvest.events.push({
    type: 'conversation.taken',
    payload: { conversation_id: conversation.id, user_id: null },
  });
}

/** What people are told; a handover names the run it came from, whose trace it leads to. */
type Notice = { message: string } & (
  { event: 'handed'; run_id: string } | { event: 'note' | 'taken_back' | 'finished' }
);

/** A system message that only people see. */
export function sayToPeople(
  { harvest, ids }: Telling,
  { id: conversation_id }: RobotConversation,
  notice: Notice,
): void {
  const id = ids.next();
  harvest.messages.push({
    id,
    conversation_id,
    message_id: id,
    effect: notice.event === 'handed' ? notice.run_id : null,
    type: 'system',
    event: notice.event,
    message: notice.message,
    media: null,
    voice: false,
    link_preview: false,
    available_at: null,
  });
}
