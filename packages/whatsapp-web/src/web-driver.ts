import {
  realWait,
  webCapabilities,
  type ChannelConnection,
  type ChannelDriver,
  type ConnectOptions,
} from '@prosa/whatsapp';
import { loadBaileys } from './baileys/load-baileys.ts';
import { Link } from './connection/link.ts';
import { logOut } from './connection/log-out.ts';
import { openSession } from './connection/session.ts';
import { WebConnection } from './connection/web-connection.ts';
import type { WebDriverOptions } from './web-driver-options.ts';

/** Creates the driver `web`. Baileys is loaded by the first connection, so a process without such numbers never has it. */
export function createWebDriver(options: WebDriverOptions): ChannelDriver {
  return new WebDriver(options);
}

class WebDriver implements ChannelDriver {
  readonly name = 'web';
  readonly capabilities = webCapabilities;
  readonly #options: WebDriverOptions;

  constructor(options: WebDriverOptions) {
    this.#options = options;
  }

  async connect(given: ConnectOptions): Promise<ChannelConnection> {
    const { clock, log, wait = realWait } = this.#options;
    const { channel_id, events } = given;
    const baileys = await loadBaileys();
    const link = new Link({ channel_id, events, clock, wait, log });
    const session = await openSession({ baileys, options: this.#options, given, link });
    return new WebConnection(session, { ...given, socketUrl: this.#options.socketUrl });
  }

  async reset({ channel_id, credentials, store }: Parameters<ChannelDriver['reset']>[0]): Promise<void> {
    if (credentials !== null) await logOut({ options: this.#options, channel_id, credentials, store });
    await store.clear();
  }
}
