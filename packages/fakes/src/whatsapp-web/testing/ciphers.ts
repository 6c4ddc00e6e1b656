import { getBinaryNodeChild, jidDecode, type BinaryNode } from 'baileys';
import { vi } from 'vitest';
import type { Client } from './client.ts';

/** Records how messages are encrypted from now on: `pkmsg` opens a Signal session, `msg` goes on in it. */
export function recordCiphers({ socket }: Client) {
  const received: (string | undefined)[] = [];
  socket.ws.on('CB:message', (stanza: BinaryNode) => {
    received.push(getBinaryNodeChild(stanza, 'enc')?.attrs['type']);
  });
  const encryption = vi.spyOn(socket.signalRepository, 'encryptMessage');
  return {
    received,
    /** Returns those of messages that the client sent to somebody. */
    sentTo: ({ lid, jid }: { lid: string; jid: string }) =>
      encryption.mock.settledResults
        .filter((_, at) => [lid, jid].some((name) => isOf(name, encryption.mock.calls[at]?.[0].jid)))
        .map((result) => (result.type === 'fulfilled' ? result.value.type : result.type)),
  };
}

/** Returns whether a device belongs to an address. */
function isOf(name: string, device: string | undefined): boolean {
  const [of, one] = [jidDecode(name), jidDecode(device)];
  return of?.user === one?.user && of?.server === one?.server;
}
