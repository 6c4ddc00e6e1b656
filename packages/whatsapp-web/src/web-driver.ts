import { webCapabilities, type ChannelDriver, type Clock, type RandomBytes, type Wait } from '@prosa/whatsapp';

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

/** Creates the driver `web`. Baileys is loaded by the first connection, so a process without such numbers never has it. */
export function createWebDriver(_options: WebDriverOptions): ChannelDriver {
  return {
    name: 'web',
    capabilities: webCapabilities,
    connect: () => Promise.reject(new Error('not built yet')),
    reset: () => Promise.reject(new Error('not built yet')),
  };
}
