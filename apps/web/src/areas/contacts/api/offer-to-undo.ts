import { notify } from '../../../ui/feedback/notify.tsx';
import type { UndoOffer } from './undo-notice.ts';

/** Shows what was done and offers to undo it for some seconds. The code for that loads with the first offer. */
export function offerToUndo(offer: UndoOffer): void {
  import('./undo-notice.ts')
    .then(({ showUndoNotice }) => showUndoNotice(offer))
    .catch(() => notify.success(offer.title));
}
