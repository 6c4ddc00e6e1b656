import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { acceptClient } from './connection/accept.ts';
import { createTlsCertificate } from './media/certificate.ts';
import { createFileStore } from './media/file-store.ts';
import { startMediaServer } from './media/start-media-server.ts';
import { createNetwork } from './network/create-network.ts';
import type { Clock, Settings } from './network/network.ts';
import { resetNetwork } from './network/reset.ts';
import { readState, restore, writeState } from './network/state.ts';
import { createStateFile } from './network/state-file.ts';
import { createCertificateKeys } from './noise/certificates.ts';
import { createPhones } from './phone/phones.ts';
import { publishNewsletter } from './phone/post-status.ts';
import { silenceLibsignal } from './signal/silence-libsignal.ts';

export interface FakeWhatsAppWebOptions {
  /** 0 for any that is free. */
  port: number;
  /** Where files are served; 0 for any that is free. */
  mediaPort?: number;
  random: (size: number) => Buffer;
  clock: Clock;
  settings?: Partial<Settings>;
  /** Where phones, linked devices and files are kept, so that a restart keeps the pairings; null for nowhere. */
  dataDir?: string | null;
}

/**
 * Starts a stand-in for WhatsApp Web in this process, for tests and development. Clients connect to `url` once they
 * trust `rootPublicKey` in place of WhatsApp's own, and `certificate` for files; `phones` plays the handsets.
 */
export async function startFakeWhatsAppWeb(options: FakeWhatsAppWebOptions) {
  silenceLibsignal();
  const { network, tls, errors, end } = openNetwork(options);
  const media = await startMediaServer({
    port: options.mediaPort ?? 0,
    tls,
    files: network.files,
    random: options.random,
  });
  network.mediaHost = media.host;
  const server = new WebSocketServer({ host: '127.0.0.1', port: options.port, path: '/ws/chat' });
  server.on('connection', (socket) => acceptClient(network, socket));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/ws/chat`,
    rootPublicKey: Buffer.from(network.certificates.root.public),
    /** What vouches for the server of files, as PEM: for NODE_EXTRA_CA_CERTS or `trustMedia`. */
    certificate: tls.certificate,
    phones: createPhones(network),
    settings: network.settings,
    publishNewsletter: (followers: string[], body: string) => publishNewsletter(network, followers, body),
    /** Returns whether a linked device of a phone is logged in. */
    isConnected: (phone: string) =>
      [...network.live.values()].some(({ owner, flushed }) => flushed && owner?.account.phone === phone),
    /** Returns whether a linked device of a phone said that somebody looks at it. */
    isAvailable: (phone: string) =>
      [...network.live.values()].some(({ owner, available }) => available && owner?.account.phone === phone),
    /** Forgets all phones and cuts all connections. */
    reset: () => resetNetwork(network),
    /** Returns how often a kind of query came: its type, namespace and first child. */
    answered: (query: string) => network.answered.get(query) ?? 0,
    /** Queries that nobody knew how to answer, and errors inside the server: both are empty when all is well. */
    unknown: network.unknown,
    errors,
    close: async () => {
      end();
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
      await media.close();
    },
  };
}

export type FakeWhatsAppWeb = Awaited<ReturnType<typeof startFakeWhatsAppWeb>>;

/** Opens the network as it was saved, or a new one. */
function openNetwork({ random, clock, settings = {}, dataDir = null }: FakeWhatsAppWebOptions) {
  const file = createStateFile(dataDir, () => writeState(network, tls));
  const written = file.read();
  const state = written === null ? null : readState(written);
  const tls = state?.tls ?? createTlsCertificate(clock.now(), random);
  const { network, errors, end } = createNetwork({
    clock,
    random,
    certificates: state?.certificates ?? createCertificateKeys(),
    settings,
    files: createFileStore(dataDir === null ? null : join(dataDir, 'files')),
    changed: file.changed,
  });
  if (state !== null) restore(network, state);
  const close = () => {
    end();
    file.close();
  };
  return { network, tls, errors, end: close };
}
