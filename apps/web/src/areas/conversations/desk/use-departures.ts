import { errorText } from '@prosa/contract';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import type { Departure } from '../live/use-desk-realtime.ts';
import { addressedConversation, type Selection } from '../selection/use-selection.ts';

/**
 * Returns a function that clears the pane when its conversation leaves the desk, and says why unless the person did it.
 */
export function useDepartures(close: Selection['close']): (event: Departure) => void {
  const me = useCurrentUser();
  return (event) => {
    if (event.conversation_id !== addressedConversation()) return;
    close();
    if (event.type === 'conversation_removed') {
      if (event.moved_by === undefined) notify.info('Essa conversa foi apagada');
      else if (event.moved_by !== me._id)
        notify.info('Essa conversa foi transferida para outro departamento');
    } else if (event.user_id === null) {
      notify.info('Essa conversa foi finalizada automaticamente');
    } else if (event.user_id !== me._id) {
      notify.info(errorText('conversation_finished'));
    }
  };
}
