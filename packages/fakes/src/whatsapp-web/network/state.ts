import { BufferJSON, proto } from 'baileys';
import type { TlsCertificate } from '../media/certificate.ts';
import type { CertificateKeys } from '../noise/certificates.ts';
import type { Account } from './account.ts';
import { addAccount } from './directory.ts';
import type { Group } from './group.ts';
import type { Network, NewChatLimits } from './network.ts';

/** What outlives a restart of the server: its keys, the phones with their linked devices, and what waits for them. */
export interface SavedState {
  certificates: CertificateKeys;
  tls: TlsCertificate;
  accounts: Account[];
  groups: Group[];
  newChatLimits: [string, NewChatLimits][];
}

/** Returns the state as text. */
export function writeState(network: Network, tls: TlsCertificate): string {
  const state: SavedState = {
    certificates: network.certificates,
    tls,
    accounts: [...network.accounts.values()],
    groups: [...network.groups.values()],
    newChatLimits: [...network.newChatLimits],
  };
  return JSON.stringify(state, BufferJSON.replacer);
}

/** Returns the state that a text holds. */
export function readState(written: string): SavedState {
  const state = JSON.parse(written, BufferJSON.reviver) as SavedState;
  for (const account of state.accounts) {
    const kept = [...account.inbox, ...Object.values(account.sent)];
    // As JSON, messages have names for numbers and base64 for bytes.
    for (const each of kept) each.message = proto.Message.fromObject(each.message);
  }
  return state;
}

/** Puts a saved state into a network. */
export function restore(network: Network, state: SavedState): void {
  for (const account of state.accounts) addAccount(network, account);
  for (const group of state.groups) network.groups.set(group.jid, group);
  for (const [phone, limits] of state.newChatLimits) network.newChatLimits.set(phone, limits);
}
