import { IconCalendarClock } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FilledSlots } from '../../../lib/slots.ts';

const label = 'Agendar mensagem';
const icon = IconCalendarClock;
const ability = 'schedules.manage';

/** What schedules add to the desk and to contacts: a message for later. */
export const schedulingSlots: FilledSlots = {
  composerActions: [
    {
      label,
      icon,
      ability,
      isOffered: ({ finished }) => finished === null,
      Dialog: lazy(() => import('./desk-dialogs.tsx').then((code) => ({ default: code.DraftDialog }))),
    },
  ],
  headerActions: [
    {
      label,
      icon,
      ability,
      Dialog: lazy(() => import('./desk-dialogs.tsx').then((code) => ({ default: code.ConversationDialog }))),
    },
  ],
  contactActions: [
    {
      label,
      icon,
      ability,
      Dialog: lazy(() => import('./desk-dialogs.tsx').then((code) => ({ default: code.ContactDialog }))),
    },
  ],
};
