import type { Clock, RandomBytes, Wait } from '@prosa/whatsapp';

/** Where the driver reports what its owner has no event for. It never gets texts, phones or keys. */
export interface DriverLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** What the driver of WhatsApp Web is made of. */
export interface WebDriverOptions {
  /** Where to connect; null for WhatsApp itself. */
  socketUrl: string | null;
  /** WhatsApp Web's version as WhatsApp shall see it; null for the one that Baileys brings. */
  version: readonly [number, number, number] | null;
  clock: Clock;
  random: RandomBytes;
  log: DriverLog;
  /** Default: real timers. */
  wait?: Wait;
}
