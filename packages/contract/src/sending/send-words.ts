import { messageFailures } from '../conversations/message-failures.ts';
import { holdReasons, skipReasons, waitReasons, type SendReason, type SendState } from './send-state.ts';

/** What the states of a send are called on screen and in sheets. */
export const sendStateNames: Record<SendState, string> = {
  waiting: 'Na fila',
  held: 'Pausada',
  handed: 'Enviando',
  sent: 'Enviada',
  delivered: 'Entregue',
  read: 'Lida',
  replied: 'Respondida',
  failed: 'Falhou',
  skipped: 'Ficou de fora',
  cancelled: 'Cancelada',
};

const words: Record<SendReason, string> = {
  ...messageFailures,
  ...holdReasons,
  ...waitReasons,
  ...skipReasons,
};

/** Returns why a send is in its state, as a sentence. */
export function sendReasonText(reason: SendReason): string {
  return words[reason];
}
