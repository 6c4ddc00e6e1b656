import { io, type Socket } from 'socket.io-client';
import {
  socketEvent,
  socketPath,
  type Call,
  type CallInput,
  type CallOutput,
  type CurrentUser,
  type SequencedLiveEvent,
} from '@prosa/contract';

/** What came back of a call, whatever it was. */
export interface Reply {
  status: number;
  body: { error: boolean; message: unknown; logoff?: boolean; trace_id?: string };
}

/** Somebody at a browser: makes calls and listens, through HTTP and the socket. */
export interface TestPerson {
  token: string;
  user: CurrentUser;
  /** Makes the call and returns its `message`; throws when it was refused. */
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** Makes the call with any input and returns whatever came back. */
  attempt(call: Call, input: unknown): Promise<Reply>;
  /** Connects, joins the room, and collects the live events. */
  listen(): Promise<Listener>;
}

export interface Listener {
  socket: Socket;
  events: SequencedLiveEvent[];
  close(): void;
}

/** Returns a person with a session token. */
export function testPerson({
  url,
  token,
  user,
}: {
  url: string;
  token: string;
  user: CurrentUser;
}): TestPerson {
  const attempt = (call: Call, input: unknown) => post(`${url}/api/${call.path}`, input, token);
  return {
    token,
    user,
    attempt,
    async call<C extends Call>(call: C, input: CallInput<C>) {
      const reply = await attempt(call, input);
      if (reply.body.error) throw new Error(`${call.path}: ${reply.status} ${String(reply.body.message)}`);
      return reply.body.message as CallOutput<C>;
    },
    listen: () => listen(url, token),
  };
}

/** Posts JSON as the web app does. */
export async function post(url: string, input: unknown, token?: string): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

async function listen(url: string, token: string): Promise<Listener> {
  const socket = io(url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
  });
  const events: SequencedLiveEvent[] = [];
  socket.on(socketEvent, (...told: SequencedLiveEvent[]) => events.push(...told));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await socket.emitWithAck('join-room', 'account');
  return { socket, events, close: () => socket.close() };
}
