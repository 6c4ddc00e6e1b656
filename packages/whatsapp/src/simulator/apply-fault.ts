import type { EntryOf } from './entry.ts';
import { phoneKey } from './phone.ts';
import type { ChannelState } from './state.ts';

/**
 * Sets or clears a fault of one channel. A fault that breaks the link also ends its connection and its waiting QR.
 */
export function applyFault(channel: ChannelState, entry: EntryOf<'fault'>): void {
  const fault = entry.fault;
  switch (fault.kind) {
    case 'drop':
      Object.assign(channel, { online: null, qr: null, down_until: entry.at + fault.ms });
      break;
    case 'logout':
      Object.assign(channel, { online: null, qr: null, login: null });
      break;
    case 'banned':
    case 'restricted':
      Object.assign(channel, { online: null, qr: null, refused: fault.kind });
      break;
    case 'send-error':
      channel.send_errors = fault.count;
      break;
    case 'send-timeout':
      channel.send_timeouts = fault.count;
      break;
    case 'slow':
      channel.slow_ms = fault.ms;
      break;
    case 'unregistered':
      channel.unregistered.add(phoneKey(fault.phone));
      break;
    case 'new-chats-held':
      channel.chats_held_until = fault.ms ? entry.at + fault.ms : Infinity;
      break;
    case 'quota':
      channel.quota = { used: fault.used, limit: fault.limit };
      break;
    case 'postponed':
      if (fault.phone) channel.postponed.set(phoneKey(fault.phone), entry.at + fault.ms);
      else channel.postponed_until = entry.at + fault.ms;
      break;
    case 'none':
      Object.assign(channel, { refused: null, down_until: 0, slow_ms: 0, send_errors: 0, send_timeouts: 0 });
      Object.assign(channel, { chats_held_until: 0, quota: null, postponed_until: 0 });
      channel.postponed.clear();
      channel.unregistered.clear();
      break;
  }
}
