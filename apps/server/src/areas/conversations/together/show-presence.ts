import type { calls, ParsedInput } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { passingTopic, type PassingEvent } from '../../../platform/realtime/hub.ts';
import { departmentAudience } from '../../team/index.ts';
import { demandVisible } from '../queries/visible-conversation.ts';

/**
 * Shows the people who may see a conversation what this person does in it. It is not stored: screens forget it after
 * some seconds unless it is shown again.
 */
export async function showPresence(
  { db, session, signals }: CallContext,
  { conversation_id, state }: ParsedInput<typeof calls.showPresence>,
): Promise<Record<string, never>> {
  const place = await demandVisible(db, session, conversation_id).catch((error: unknown) => {
    // Who handed it to where they cannot see it, or erased it, leaves it too.
    if (state === 'left' && error instanceof AppError) return null;
    throw error;
  });
  if (!place) return {};
  const user = { _id: session.user_id, name: session.user_name };
  const passing: PassingEvent = {
    account_id: db.account_id,
    audience: departmentAudience(place.department_id),
    event: { type: 'presence', conversation_id, user, state },
  };
  signals.publish(passingTopic, JSON.stringify(passing));
  return {};
}
