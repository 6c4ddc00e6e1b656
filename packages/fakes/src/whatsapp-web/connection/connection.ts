import { decodeBinaryNode, encodeBinaryNode, type proto } from 'baileys';
import type { WebSocket } from 'ws';
import type { Owner } from '../network/account.ts';
import type { Node } from '../nodes.ts';
import { frame } from '../noise/frames.ts';
import type { Transport } from '../noise/transport.ts';

/** What a new client says of itself before it is linked. */
export interface Registration {
  identityKey: Buffer;
  registrationId: number;
  signedPreKey: { keyId: number; publicKey: Buffer; signature: Buffer };
}

/** One client's connection after the handshake. */
export interface Connection {
  /** Null until the client has logged in as a linked device. */
  owner: Owner | null;
  /** Null for a client that logs in. */
  registration: Registration | null;
  payload: proto.ClientPayload;
  noiseKey: Buffer;
  /** Whether the client has been sent what it missed, so that new stanzas may follow. */
  flushed: boolean;
  /** Neither answers nor sends, although the socket is open. */
  mute: boolean;
  /** The server has ended it: what still comes, as from a process that was frozen, counts no more. */
  closed: boolean;
  /** Whether the client said that somebody looks at it. */
  available: boolean;
  send(sent: Node): void;
  /** Ends the connection, after sending a last node if one is given. */
  close(last?: Node): void;
  /** Ends it as a network failure does. */
  terminate(): void;
  decode(sealed: Uint8Array): Promise<Node>;
  /** Resolves with the client's answer to a query that the server sent. */
  answer(id: string): Promise<Node>;
  /** Hands an answer to who waits for it. */
  answered(reply: Node): void;
  /** What waits for answers learns that there will be none. */
  ended(): void;
}

/** Creates the connection over a socket whose handshake is finished. */
export function createConnection(
  socket: WebSocket,
  transport: Transport,
  start: Pick<Connection, 'payload' | 'registration' | 'noiseKey'>,
): Connection {
  const waiting = new Map<string, { resolve: (reply: Node) => void; reject: (error: Error) => void }>();
  const connection: Connection = {
    ...start,
    owner: null,
    flushed: false,
    mute: false,
    closed: false,
    available: false,
    send: (sent) => {
      if (connection.mute || socket.readyState !== socket.OPEN) return;
      socket.send(frame(transport.encrypt(encodeBinaryNode(sent))));
    },
    close: (last) => {
      if (last !== undefined) connection.send(last);
      connection.closed = true;
      socket.close();
    },
    terminate: () => {
      connection.closed = true;
      socket.terminate();
    },
    decode: (sealed) => decodeBinaryNode(transport.decrypt(sealed)),
    answer: (id) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject })),
    answered: (reply) => {
      waiting.get(reply.attrs['id'] ?? '')?.resolve(reply);
      waiting.delete(reply.attrs['id'] ?? '');
    },
    ended: () => {
      for (const { reject } of waiting.values()) reject(new Error('the client closed the connection'));
      waiting.clear();
    },
  };
  return connection;
}
