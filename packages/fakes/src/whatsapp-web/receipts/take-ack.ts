import type { Taken } from '../connection/taken.ts';
import { settle } from '../messages/deliver.ts';

/** Takes a client's acknowledgement: the stanza no longer waits. A refusal counts as well; it is not sent again. */
export function takeAck({ network, owner, stanza }: Taken): void {
  const { id = '', class: tag = '' } = stanza.attrs;
  settle(network, owner, { tag, id });
}
