import { calls } from '@prosa/contract';
import { call } from '../../lib/api/call.ts';
import { session } from '../../lib/session.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/**
 * Signs out at once, even when the server cannot be reached. The call reads the token before it is forgotten here. In
 * the other order the closing socket would still load the person, and be refused.
 */
export function signOut(): void {
  call(calls.logout, {}).catch(() => notify.warning('Você saiu, mas o servidor não pôde ser avisado.'));
  session.close('left');
}
