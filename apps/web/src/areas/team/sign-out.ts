import { calls } from '@prosa/contract';
import { call } from '../../lib/api/call.ts';
import { session } from '../../lib/session.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/**
 * Leaves at once, also when the server cannot be told. The call takes the token along before it is forgotten here;
 * in the other order the closing socket would still ask for the person, and be refused.
 */
export function signOut(): void {
  call(calls.logout, {}).catch(() => notify.warning('Você saiu, mas o servidor não pôde ser avisado.'));
  session.close('left');
}
