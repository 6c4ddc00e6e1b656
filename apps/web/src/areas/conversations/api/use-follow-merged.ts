import type { LiveEventOf } from '@prosa/contract';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { carryDraft } from './carry-draft.ts';
import { addressedConversation, useSelection } from '../selection/use-selection.ts';

type Departure = LiveEventOf<'conversation_finished'> | LiveEventOf<'conversation_removed'>;

/**
 * Returns a function that follows the open conversation into the one it continues in, with its draft. It returns
 * whether there was something to follow.
 */
export function useFollowMerged(): (event: Departure) => boolean {
  const { open } = useSelection();
  const { _id } = useCurrentUser();
  return (event) => {
    if (event.type !== 'conversation_removed' || event.into === undefined) return false;
    carryDraft(_id, event.conversation_id, event.into);
    if (event.conversation_id === addressedConversation()) open(event.into);
    return true;
  };
}
