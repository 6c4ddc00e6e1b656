import { IconHelp, IconRobot } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FilledSlots } from '../../../lib/slots.ts';

/** What flows add to the desk: handing a conversation to a bot, and why a bot said something. */
export const flowDeskSlots: FilledSlots = {
  headerActions: [
    {
      label: 'Transferir para fluxo',
      icon: IconRobot,
      isOffered: ({ finished }) => finished === null,
      Dialog: lazy(() =>
        import('./transfer-flow-dialog.tsx').then((code) => ({ default: code.TransferFlowDialog })),
      ),
    },
  ],
  messageActions: [
    {
      label: 'Por que o robô disse isso?',
      icon: IconHelp,
      // A handover has reasons too, and there may be no bubble that would lead to them.
      isOffered: ({ origin, event }) => origin === 'chatbot' || event === 'handed',
      Dialog: lazy(() => import('../trace/trace-dialog.tsx').then((code) => ({ default: code.TraceDialog }))),
    },
  ],
};
