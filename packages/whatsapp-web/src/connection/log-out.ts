import { eventsWith, realWait, type ConnectOptions } from '@prosa/whatsapp';
import { loadBaileys } from '../baileys/load-baileys.ts';
import type { WebDriverOptions } from '../web-driver-options.ts';
import { closed } from './close-reason.ts';
import { Link } from './link.ts';
import { openSession } from './session.ts';

const withinMs = 15_000;

interface Parts extends Pick<ConnectOptions, 'channel_id' | 'store'> {
  options: WebDriverOptions;
  credentials: string;
}

/**
 * Takes the number's login away from the phone's list of linked devices, if the network can be reached; otherwise the
 * owner of the phone has to do it there.
 */
export async function logOut({ options, channel_id, credentials, store }: Parts): Promise<void> {
  const { clock, log, wait = realWait } = options;
  const ended = new AbortController();
  // What arrives meanwhile stays on the phone alone.
  const events = eventsWith({
    status: async ({ status }) => {
      if (status === 'close') ended.abort();
    },
  });
  const link = new Link({ channel_id, events, clock, wait, log });
  try {
    const { socket } = await openSession({
      baileys: await loadBaileys(),
      options,
      given: { credentials, store, events },
      link,
    });
    socket.ev.on('connection.update', ({ connection }) => {
      if (connection === 'close') link.end(closed('requested', { retry: false }));
      if (connection === 'open') void socket.logout().catch((error: unknown) => link.fail(error));
    });
    await wait(withinMs, ended.signal);
  } catch (error) {
    log.warn({ err: error, channel_id }, 'the network was not told that a login ended');
  } finally {
    link.end(closed('requested', { retry: false }));
    await link.told;
  }
}
