export { startAdminServer } from './admin/start-admin-server.ts';
export { startFakeWhatsAppWeb, type FakeWhatsAppWeb, type FakeWhatsAppWebOptions } from './start.ts';
export { trustMedia, trustMediaEverywhere, type MediaTrust } from './media/trust.ts';
export { describeMessage, type MessageDescription } from './admin/describe-message.ts';
/** Builds messages that a phone can send. */
export * as content from './phone/contents.ts';
export type { OutgoingFile } from './phone/send-file.ts';
export type { Phone } from './phone/phone.ts';
export type { Phones } from './phone/phones.ts';
export type { Account, Companion, ReceivedMessage } from './network/account.ts';
export type { Settings } from './network/network.ts';
