import { notify } from '../../../ui/feedback/notify.tsx';
import type { UndoOffer } from './undo-notice.ts';

/** Says what was done and offers to take it back for some seconds. The code for that comes with the first offer. */
export function offerToUndo(offer: UndoOffer): void {
  import('./undo-notice.ts')
    .then(({ showUndoNotice }) => showUndoNotice(offer))
    .catch(() => notify.success(offer.title));
}
