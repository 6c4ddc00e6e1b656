import { WebSocket } from 'ws';
import { socketEvent, socketPath } from '@prosa/contract';

/** How often a browser compares its newest event with the server's. */
const compareMs = 20_000;

/**
 * Connects as a browser does, and passes on each packet of events that it receives: the bytes of `42["…", …]`. It speaks
 * the protocol itself (Engine.IO 4, Socket.IO 5): hundreds of browsers have machines of their own, and here the
 * library's work for each of them would take the core on which the server is measured.
 */
export function connectBrowser(url: string, token: string, hear: (packet: Buffer) => void): Promise<void> {
  const address = `${url.replace(/^http/, 'ws')}${socketPath}?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed the socket')));
    socket.on('message', (packet: Buffer) => {
      const kind = packet.toString('latin1', 0, 2);
      if (kind === '42') hear(packet);
      else if (kind === '2') socket.send('3');
      else if (kind[0] === '0') socket.send(`40${JSON.stringify({ token })}`);
      else if (kind === '40') socket.send('420["join-room",""]');
      else if (kind === '43') resolve();
      else reject(new Error(packet.toString()));
    });
    setInterval(() => socket.send(`42${JSON.stringify(['ping-live', {}])}`), compareMs);
  });
}

interface Heard {
  type: string;
  message?: { message?: string };
}

/** Returns the events of a packet. */
export function eventsOf(packet: Buffer): Heard[] {
  const [name, ...events] = JSON.parse(packet.toString('utf8', 2)) as [string, ...Heard[]];
  return name === socketEvent ? events : [];
}
