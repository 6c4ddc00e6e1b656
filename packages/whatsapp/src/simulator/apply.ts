import {
  editOutbound,
  identifyCustomer,
  loseOutbound,
  reactOutbound,
  receiveCall,
  showPicture,
  showTyping,
} from './apply-events.ts';
import { applyFault } from './apply-fault.ts';
import {
  acceptOutbound,
  acknowledge,
  deleteCustomerMessage,
  deleteOutbound,
  editCustomerMessage,
  markReceived,
  markRead,
  reactToMessage,
  receiveCustomerMessage,
  receiveOwnPhone,
} from './apply-messages.ts';
import type { Entry, EntryOf } from './entry.ts';
import { emptyChannel, type ChannelState, type NetworkState } from './state.ts';

/**
 * Folds one journal entry into the network and returns it. Changes the given state in place (the journal is long).
 * Total: an entry that contradicts the state, such as a second scan of a QR, changes nothing.
 */
export function apply(state: NetworkState, entry: Entry): NetworkState {
  if (entry.kind === 'qr-issued') issueQr(state, entry);
  else {
    const channel = state.channels.get(entry.channel);
    if (channel) applyToChannel({ state, channel, entry });
  }
  return state;
}

interface OfChannel {
  state: NetworkState;
  channel: ChannelState;
  entry: Exclude<Entry, EntryOf<'qr-issued'>>;
}

function applyToChannel({ state, channel, entry }: OfChannel): void {
  switch (entry.kind) {
    case 'paired':
      pair(channel, entry);
      break;
    case 'connected':
      connect(channel, entry);
      break;
    case 'disconnected':
      disconnect(channel, entry.connection);
      break;
    case 'logged-out':
      Object.assign(channel, { login: null, qr: null, online: null });
      break;
    case 'customer-message':
    case 'customer-deleted':
    case 'customer-edited':
    case 'customer-reacted':
    case 'own-phone':
      applyWritten({ state, channel, entry });
      break;
    case 'acked':
      acknowledge(channel, entry.feed);
      break;
    case 'outbound':
    case 'outbound-deleted':
    case 'outbound-edited':
    case 'outbound-reacted':
      applyOutbound(channel, entry);
      break;
    case 'send-refused':
      channel.send_errors = Math.max(0, channel.send_errors - 1);
      break;
    case 'business-typing':
      showTyping(channel, entry);
      break;
    case 'identified':
    case 'called':
    case 'picture':
    case 'failed':
      applyNetwork(channel, entry);
      break;
    case 'receipt':
      markReceived(channel, entry);
      break;
    case 'business-read':
      markRead(channel, entry.phone);
      break;
    case 'fault':
      applyFault(channel, entry);
      break;
    case 'typing':
      break;
  }
}

interface Written {
  state: NetworkState;
  channel: ChannelState;
  entry: EntryOf<
    'customer-message' | 'customer-deleted' | 'customer-edited' | 'customer-reacted' | 'own-phone'
  >;
}

function applyWritten({ state, channel, entry }: Written): void {
  switch (entry.kind) {
    case 'own-phone':
      return receiveOwnPhone(channel, entry);
    case 'customer-message':
      return receiveCustomerMessage({ state, channel, entry });
    case 'customer-deleted':
      return deleteCustomerMessage(channel, entry);
    case 'customer-edited':
      return editCustomerMessage(channel, entry);
    case 'customer-reacted':
      return reactToMessage(channel, entry);
  }
}

function applyOutbound(
  channel: ChannelState,
  entry: EntryOf<'outbound' | 'outbound-deleted' | 'outbound-edited' | 'outbound-reacted'>,
): void {
  switch (entry.kind) {
    case 'outbound':
      return acceptOutbound(channel, entry);
    case 'outbound-deleted':
      return deleteOutbound(channel, entry);
    case 'outbound-edited':
      return editOutbound(channel, entry);
    case 'outbound-reacted':
      return reactOutbound(channel, entry);
  }
}

function applyNetwork(
  channel: ChannelState,
  entry: EntryOf<'identified' | 'called' | 'picture' | 'failed'>,
): void {
  switch (entry.kind) {
    case 'identified':
      return identifyCustomer(channel, entry);
    case 'called':
      return receiveCall(channel, entry);
    case 'picture':
      return showPicture(channel, entry);
    case 'failed':
      return loseOutbound(channel, entry);
  }
}

function issueQr(state: NetworkState, entry: EntryOf<'qr-issued'>): void {
  const channel = state.channels.get(entry.channel) ?? emptyChannel();
  state.channels.set(entry.channel, channel);
  state.qrcodes.set(entry.qrcode, entry.channel);
  channel.qr = { qrcode: entry.qrcode, connection: entry.connection, expires_at: entry.expires_at };
}

function pair(channel: ChannelState, entry: EntryOf<'paired'>): void {
  if (channel.qr?.qrcode !== entry.qrcode) return;
  Object.assign(channel, { phone: entry.phone, login: entry.login, qr: null, online: null });
}

function connect(channel: ChannelState, entry: EntryOf<'connected'>): void {
  if (channel.login !== entry.login || channel.refused || entry.at < channel.down_until) return;
  channel.online = entry.connection;
}

function disconnect(channel: ChannelState, connection: string): void {
  if (channel.online === connection) channel.online = null;
  if (channel.qr?.connection === connection) channel.qr = null;
}
