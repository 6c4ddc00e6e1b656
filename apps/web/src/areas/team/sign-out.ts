import { calls } from '@prosa/contract';
import { call } from '../../lib/api/call.ts';
import { session } from '../../lib/session.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/** Leaves a customer's account, for staff who are inside one; they come back to their own session. */
export function leaveAccount(): void {
  call(calls.logout, {}).catch(() => notify.warning('Você saiu, mas o servidor não pôde ser avisado.'));
  session.leaveVisit('left');
}

/**
 * Signs out at once, even when the server cannot be reached. The call reads the token before it is forgotten here. In
 * the other order the closing socket would still load the person, and be refused.
 */
export function signOut(): void {
  call(calls.logout, {}).catch(() => notify.warning('Você saiu, mas o servidor não pôde ser avisado.'));
  session.close('left');
}
