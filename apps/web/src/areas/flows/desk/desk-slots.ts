import { mask } from '@prosa/contract';
import { IconEye, IconHelp, IconRobot } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FilledSlots } from '../../../lib/slots.ts';

/** What flows add to the desk: handing a conversation to a bot, why a bot said something, and what a mask hides. */
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
    {
      label: 'Ver resposta sigilosa',
      icon: IconEye,
      isOffered: ({ origin, message }) => origin === 'customer' && message === mask,
      Dialog: lazy(() =>
        import('./reveal-answer-dialog.tsx').then((code) => ({ default: code.RevealAnswerDialog })),
      ),
    },
  ],
};
