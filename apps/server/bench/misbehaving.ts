import { io } from 'socket.io-client';
import { calls, socketPath } from '@prosa/contract';
import { stepBack } from '../src/platform/pictures/step-back.ts';
import { flood, largePicture, sendPicture } from '../src/testing/traffic/neighbours.ts';
import { samplePicture } from '../src/testing/sample-files.ts';
import { post, type TestPerson } from '../src/testing/test-person.ts';

/** What a person does wrong, over and over, until this process is told to stop. */
export interface Misbehaviour {
  kind: 'large pictures' | 'uploads' | 'calls' | 'sockets' | 'catch-up';
  url: string;
  token: string;
}

type Stop = () => Promise<unknown>;
type Begin = (at: Misbehaviour) => Promise<Stop>;

const retryMs = 1000;
const catchUpMs = 150;

const person = ({ token }: Misbehaviour): Pick<TestPerson, 'token'> => ({ token });

const misbehaviours: Record<Misbehaviour['kind'], Begin> = {
  'large pictures': async (at) => {
    const picture = await largePicture();
    return flood(() => sendPicture(at, person(at), picture), 6).stop;
  },
  uploads: async (at) => {
    const picture = await samplePicture('png');
    return flood(() => sendPicture(at, person(at), picture), 20).stop;
  },
  calls: async ({ url, token }) =>
    flood(() => post(`${url}/api/${calls.getConversations.path}`, { limit: 10 }, token), 20).stop,
  sockets: async (at) => {
    const sockets = Array.from({ length: 200 }, () => openSocket(at));
    // A socket that is refused or disconnected comes again, like a badly written program.
    for (const socket of sockets) {
      const again = () => setTimeout(() => socket.connect(), retryMs);
      socket.on('connect_error', again);
      socket.on('disconnect', again);
    }
    return async () => sockets.forEach((socket) => socket.removeAllListeners().close());
  },
  'catch-up': async (at) => {
    const sockets = Array.from({ length: 10 }, () => openSocket(at));
    const timer = setInterval(() => sockets.forEach((one) => one.emit('catch-up', { since: 0 })), catchUpMs);
    return async () => {
      clearInterval(timer);
      sockets.forEach((socket) => socket.close());
    };
  },
};

function openSocket({ url, token }: Misbehaviour) {
  return io(url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
}

async function misbehave(ordered: Misbehaviour): Promise<void> {
  const stop = await misbehaviours[ordered.kind](ordered);
  process.once('message', () => void stop().then(() => process.exit()));
  process.send?.('begun');
}

// The server is what is measured, so the process that makes the load gets what is left of the processor.
stepBack();
process.once('message', (ordered: Misbehaviour) => void misbehave(ordered));
