import type { LiveEventOf } from '@prosa/contract';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { carryDraft } from './carry-draft.ts';
import { addressedConversation, useSelection } from '../selection/use-selection.ts';

type Departure = LiveEventOf<'conversation_finished'> | LiveEventOf<'conversation_removed'>;

/**
 * Follows the open conversation into the one that it goes on in, with what was being written. Answers whether there was
 * something to follow.
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
