import { lazy } from 'react';
import type { FilledSlots } from '../../../lib/slots.ts';

/** What follow-ups add to the desk: the queue of a conversation. */
export const followUpDeskSlots: FilledSlots = {
  panelSections: [
    {
      title: 'Follow-ups',
      isOffered: ({ finished }) => finished === null,
      Section: lazy(() =>
        import('./follow-up-section.tsx').then((code) => ({ default: code.FollowUpSection })),
      ),
    },
  ],
};
