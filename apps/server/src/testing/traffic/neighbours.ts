import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, socketEvent, socketPath, type Chip, type SequencedLiveEvent } from '@prosa/contract';
import { io } from 'socket.io-client';
import { sql } from '../../platform/db/sql.ts';
import { drawing, node, says } from '../flow-drawings.ts';
import { openBotDesk, type BotDesk, type BotServer } from '../bot-desk.ts';
import { samplePicture, upload } from '../sample-files.ts';
import { testPassword } from '../test-company.ts';
import { post, type Listener, type Reply, type TestPerson } from '../test-person.ts';

/** Two companies on one server: what A does to it, and what B notices. */
export interface Neighbours {
  server: BotServer;
  a: BotDesk;
  b: BotDesk;
  /** Requests that hang at a server outside. */
  hanging(): number;
  /** Milliseconds of each of so many acts of B, one after the other. */
  measure(act: () => Promise<unknown>, samples: number): Promise<number[]>;
  /** B's customer writes; resolves with the reply that the flow made of an answer from outside. */
  reply(): Promise<unknown>;
  signIn(): Promise<unknown>;
  /** A change by one of B reaches another's screen. */
  hear(): Promise<unknown>;
  /** Customers of A write to a flow whose HTTP step calls a server that never answers. */
  hang(customers: number): Promise<void>;
  /** Opens a socket of A's owner. */
  socket(): ReturnType<typeof io>;
  stop(): Promise<void>;
}

const end = node('end', { settings: { finish_conversation: false } });
const asking = (url: string) =>
  drawing(
    node('http', {
      next: { success: 'found', client_error: 'down', failed: 'down' },
      settings: { url, timeout_seconds: 60, retries: 0 },
    }),
    says('found', 'Achei.', { next: 'end' }),
    says('down', 'Fora.', { next: 'end' }),
    end,
  );

/** Resolves with the next event of a type. */
function heardBy({ socket }: Listener, type: SequencedLiveEvent['type']): Promise<void> {
  return new Promise((resolve) => {
    const hear = (...told: SequencedLiveEvent[]) => {
      if (!told.some((event) => event.type === type)) return;
      socket.off(socketEvent, hear);
      resolve();
    };
    socket.on(socketEvent, hear);
  });
}

/** Opens a server outside that answers at /ok and never at /hang. */
export async function openOutside(): Promise<{ outside: Server; place: string; hanging(): number }> {
  let hanging = 0;
  const outside = createServer((request, reply) => {
    if (request.url === '/ok') return reply.end('{}');
    hanging += 1;
    return request.on('close', () => (hanging -= 1));
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
  return { outside, place, hanging: () => hanging };
}

/** Opens both companies on a server that may call `outside`. */
export async function openNeighbours(
  server: BotServer,
  { outside, place, hanging }: Awaited<ReturnType<typeof openOutside>>,
): Promise<Neighbours> {
  const [a, b] = [await openBotDesk(server), await openBotDesk(server)];
  const numberOf = async (desk: BotDesk, path: string) =>
    desk.addChannel(await desk.publish(asking(`http://${place}/${path}`)));
  const [hangs, answers] = [await numberOf(a, 'hang'), await numberOf(b, 'ok')];
  const listener = await b.company.owner.listen();
  const { owner } = b.company;
  let told = 0;
  return {
    server,
    a,
    b,
    hanging,
    measure,
    reply: () => replyTo(b, answers),
    signIn: () => expectSigned(server, owner.user.email),
    async hear() {
      told += 1;
      const heard = heardBy(listener, 'tags_changed');
      const name = `tag ${told}`;
      await owner.call(calls.saveTag, { name, color: '#00AA00', keywords: [] });
      await heard;
    },
    async hang(customers) {
      for (let n = 0; n < customers; n += 1) await a.writes(hangs, a.phone(), 'oi');
    },
    socket: () =>
      io(server.url, {
        path: socketPath,
        auth: { token: a.company.owner.token },
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      }),
    async stop() {
      listener.close();
      outside.closeAllConnections();
      outside.close();
    },
  };
}

async function measure(act: () => Promise<unknown>, samples: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    const began = performance.now();
    await act();
    took.push(performance.now() - began);
  }
  return took;
}

async function replyTo(desk: BotDesk, chip: Chip): Promise<unknown> {
  const phone = desk.phone();
  await desk.writes(chip, phone, 'oi');
  return desk.received(chip, phone, 1);
}

async function expectSigned(server: BotServer, email: string): Promise<void> {
  const { body } = await post(`${server.url}/api/${calls.auth.path}`, { email, password: testPassword });
  if (body.error) throw new Error(String(body.message));
}

/** Does something over and over, so many side by side, until it is told to end; counts the answers by status. */
export function flood(
  act: () => Promise<{ status: number }>,
  sideBySide: number,
): { statuses: Map<number, number>; stop(): Promise<void> } {
  const statuses = new Map<number, number>();
  let isOver = false;
  const line = async () => {
    while (!isOver) {
      const { status } = await act();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const lines = Array.from({ length: sideBySide }, line);
  return {
    statuses,
    async stop() {
      isOver = true;
      await Promise.all(lines);
    },
  };
}

/** Uploads a picture. */
export function sendPicture(
  { url }: Pick<BotServer, 'url'>,
  person: Pick<TestPerson, 'token'>,
  bytes: Uint8Array,
): Promise<Reply> {
  return upload(url, person, {
    call: calls.uploadImage,
    file: { bytes, name: 'foto.png' },
  });
}

/** As many pixels as are decoded. */
export const largePicture = () => samplePicture('png', 5000, 5000);

/** Puts mails to a company's owner into the queue, all of them due. */
export async function queueMails(
  { server }: Neighbours,
  desk: BotDesk,
  { conversation_id, ids }: { conversation_id: string; ids: string[] },
): Promise<void> {
  const { account_id, owner } = desk.company;
  await server.runtime.database.acrossAccounts.run(
    sql`insert into person_mentions (account_id, id, user_id, flow_id, conversation_id, notice, at, letter, available_at)
      select ${account_id}, id, ${owner.user._id}, (select id from flows where account_id = ${account_id} limit 1),
        ${conversation_id}, '', now(), 'queued', now() from unnest(${ids}::text[]) id`,
  );
}
