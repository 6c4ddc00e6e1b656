import { initAuthCreds } from 'baileys';
import { createSignalDevice, type SignalDevice } from '../signal/signal-device.ts';
import { parseJid } from '../jids.ts';
import type { Account, Companion, Owner } from './account.ts';
import type { Network } from './network.ts';

export interface NewAccount {
  name?: string;
  business?: boolean;
  /** Digits; derived from the phone when left out. */
  lid?: string;
}

/** Registers a phone on WhatsApp; returns the account that it already has, if it has one. */
export function register(network: Network, phone: string, options: NewAccount = {}): Account {
  const known = network.accounts.get(phone);
  if (known !== undefined) return known;
  const { signedIdentityKey, signedPreKey, registrationId } = initAuthCreds();
  const account: Account = {
    phone,
    lid: options.lid ?? lidOf(phone),
    name: options.name ?? `Telefone ${phone}`,
    business: options.business ?? false,
    addressing: null,
    picture: null,
    signal: { creds: { signedIdentityKey, signedPreKey, registrationId }, keys: {}, nextPreKeyId: 1 },
    companions: [],
    nextDevice: 1,
    sent: {},
    inbox: [],
    receipts: [],
    typing: [],
    history: [],
  };
  addAccount(network, account);
  network.changed();
  return account;
}

/** Puts an account into the network, where it is found by phone and by LID. */
export function addAccount(network: Network, account: Account): void {
  network.accounts.set(account.phone, account);
  network.lids.set(account.lid, account);
}

/** Returns a LID that is 15 digits long, looks nothing like the phone, and is always the same for it. */
function lidOf(phone: string): string {
  const mixed = (BigInt(phone) * 7_368_787n + 104_729n) % 10n ** 14n;
  return `1${mixed.toString().padStart(14, '0')}`;
}

/** Returns the account that an address belongs to, by phone or by LID, or null. */
export function findAccount(network: Network, jid: string | undefined): Account | null {
  const parts = parseJid(jid);
  if (parts === null) return null;
  const accounts = parts.server === 'lid' ? network.lids : network.accounts;
  return accounts.get(parts.user) ?? null;
}

/** Returns the account of a phone; throws when the phone is not on WhatsApp. */
export function accountOf(network: Network, phone: string): Account {
  const account = network.accounts.get(phone);
  if (account === undefined) throw new Error(`${phone} is not on WhatsApp: add the phone first`);
  return account;
}

/** Returns a linked device of an account, or null. */
export function findCompanion(account: Account, device: number): Companion | null {
  return account.companions.find((companion) => companion.device === device) ?? null;
}

/** Returns the Signal side of an account's handset. */
export function signalOf(network: Network, account: Account): SignalDevice {
  const known = network.signals.get(account.phone);
  if (known !== undefined) return known;
  const device = createSignalDevice(account.signal, () => network.changed());
  network.signals.set(account.phone, device);
  return device;
}

/** Returns the linked devices of an account. */
export function ownersOf(account: Account): Owner[] {
  return account.companions.map((companion) => ({ account, companion }));
}
