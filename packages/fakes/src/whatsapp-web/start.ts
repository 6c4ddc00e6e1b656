import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { acceptClient } from './connection/accept.ts';
import { createNetwork } from './network/create-network.ts';
import type { Clock, Settings } from './network/network.ts';
import { createCertificateKeys } from './noise/certificates.ts';
import { createPhones } from './phone/phones.ts';
import { silenceLibsignal } from './signal/silence-libsignal.ts';

export interface FakeWhatsAppWebOptions {
  /** 0 for any that is free. */
  port: number;
  random: (size: number) => Buffer;
  clock: Clock;
  settings?: Partial<Settings>;
}

/**
 * Starts a stand-in for WhatsApp Web in this process, for tests and development. Clients connect to `url` once they
 * trust `rootPublicKey` in place of WhatsApp's own; `phones` plays the handsets.
 */
export async function startFakeWhatsAppWeb(options: FakeWhatsAppWebOptions) {
  silenceLibsignal();
  const certificates = createCertificateKeys();
  const { network, errors, end } = createNetwork({
    clock: options.clock,
    random: options.random,
    certificates,
    settings: options.settings ?? {},
    changed: () => undefined,
  });
  const server = new WebSocketServer({ host: '127.0.0.1', port: options.port, path: '/ws/chat' });
  server.on('connection', (socket) => acceptClient(network, socket));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/ws/chat`,
    rootPublicKey: Buffer.from(certificates.root.public),
    phones: createPhones(network),
    settings: network.settings,
    /** Queries that nobody knew how to answer, and errors inside the server: both are empty when all is well. */
    unknown: network.unknown,
    errors,
    close: async () => {
      end();
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeWhatsAppWeb = Awaited<ReturnType<typeof startFakeWhatsAppWeb>>;
