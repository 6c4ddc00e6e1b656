import type { WebSocket } from 'ws';
import type { Network } from '../network/network.ts';
import { certificateChain } from '../noise/certificates.ts';
import { createCurveKeys } from '../noise/curve.ts';
import { frame, createFrameReader } from '../noise/frames.ts';
import { createHandshake, type FinishedHandshake } from '../noise/handshake.ts';
import { createConnection, type Connection } from './connection.ts';
import { beginConnection, endConnection } from './lifecycle.ts';
import { readRegistration } from './registration.ts';
import { takeStanza } from './take-stanza.ts';

/** Serves one client: handshake, then its stanzas one after the other. */
export function acceptClient(network: Network, socket: WebSocket): void {
  const reader = createFrameReader();
  const takeFrame = createFrameHandler(network, socket);
  let queue = Promise.resolve();
  let connection: Connection | null = null;
  const handle = async (bytes: Buffer) => {
    try {
      connection = (await takeFrame(bytes)) ?? connection;
    } catch (error) {
      network.failed(error);
      socket.terminate();
    }
  };
  socket.on('message', (data) => {
    try {
      for (const bytes of reader.take(data as Buffer)) queue = queue.then(() => handle(bytes));
    } catch {
      // Whatever knocked does not speak this protocol; there is nothing to answer.
      socket.terminate();
    }
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    queue = queue.then(() => (connection === null ? undefined : endConnection(network, connection)));
  });
}

/** Returns what handles each frame in turn: hello, finish, then stanzas. Gives the connection once there is one. */
function createFrameHandler(network: Network, socket: WebSocket) {
  const handshake = createHandshake({
    static: network.certificates.static,
    ephemeral: createCurveKeys(),
    certificates: certificateChain(network.certificates, network.clock.now()),
  });
  let greeted = false;
  let connection: Connection | null = null;
  return async (bytes: Buffer): Promise<Connection | null> => {
    if (!greeted) {
      greeted = true;
      socket.send(frame(handshake.answerHello(bytes)));
    } else if (connection === null) {
      connection = open(socket, handshake.finish(bytes));
      beginConnection(network, connection);
    } else {
      const stanza = await connection.decode(bytes);
      if (!connection.mute && !connection.closed) await takeStanza(network, connection, stanza);
    }
    return connection;
  };
}

function open(socket: WebSocket, { noiseKey, payload, transport }: FinishedHandshake): Connection {
  return createConnection(socket, transport, { payload, noiseKey, registration: readRegistration(payload) });
}
