export { startFakeWhatsAppWeb, type FakeWhatsAppWeb, type FakeWhatsAppWebOptions } from './start.ts';
export type { Phone } from './phone/phone.ts';
export type { Phones } from './phone/phones.ts';
export type { Account, Companion, ReceivedMessage } from './network/account.ts';
export type { Settings } from './network/network.ts';
