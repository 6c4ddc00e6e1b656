import type { InboxMessage } from '@prosa/contract';
import { callSimulator } from '../../server/src/testing/call-simulator.ts';
import { eventually } from '../../server/src/testing/eventually.ts';

/** Somebody with a phone who writes to a channel. */
export interface Customer {
  name: string;
  phone: string;
  write(message: string, more?: object): Promise<string>;
  typing(): Promise<void>;
  inbox(): Promise<InboxMessage[]>;
  /** Waits until the phone has this text, and returns how often. */
  has(message: string): Promise<number>;
  /** Confirms what the phone received: 3 delivered, 4 read. */
  confirm(status: 3 | 4): Promise<void>;
}

let count = 0;

/** Creates a customer of a channel, played through the simulator's seam. */
export function newCustomer(url: string, channel: string, name: string): Customer {
  const phone = `5541${String(980_000_000 + (count += 1))}`;
  const seam = <Answer>(call: string, input: object) =>
    callSimulator<Answer>(url, call, { channel, phone, ...input });
  const inbox = () => callSimulator<InboxMessage[]>(url, `inbox?channel=${channel}&phone=${phone}`);
  return {
    name,
    phone,
    inbox,
    write: async (message, more = {}) =>
      (await seam<{ platform_message_id: string }>('send', { name, message, ...more })).platform_message_id,
    typing: () => seam('typing', {}),
    has: (message) => eventually(async () => (await inbox()).filter((one) => one.message === message).length),
    confirm: (status) => seam('receipt', { status }),
  };
}
