import { isFarewell } from '@prosa/flow-engine';
import { botSpoke } from '../../../conversations/index.ts';
import type { FlowRow } from '../../flow-rows.ts';
import type { HeardMessage } from '../read/world.ts';
import { heardType } from './customer-message.ts';
import { withNotice, withTransition, type Turn } from './turn.ts';

/** Returns whether a message only says goodbye after an end that was not long ago, and so does not start this flow. */
export function isQuiet(turn: Turn, flow: FlowRow, message: HeardMessage): boolean {
  if (!isFarewell({ type: heardType(message.type), text: message.message })) return false;
  const ended = turn.run?.ended ?? turn.world.ends.get(turn.conversation.id);
  return !!ended && message.created.getTime() - ended.getTime() <= flow.quiet_minutes * 60_000;
}

/**
 * Leaves a farewell unanswered: nobody has to answer it. A conversation that it opened is finished; one that was open
 * stays as it is.
 */
export function stayQuiet(turn: Turn, { position }: HeardMessage): Turn {
  if (position !== 1) return turn.finishes ? turn : withTransition(turn, botSpoke());
  const message = 'O cliente se despediu depois do fim: o fluxo não começou de novo.';
  return { ...withNotice(turn, { event: 'note', message }), finishes: true };
}
