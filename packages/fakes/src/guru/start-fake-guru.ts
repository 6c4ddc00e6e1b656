import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdmin, type Admin } from './admin.ts';
import { Api, type Reply } from './api.ts';
import { Emitter } from './emitter.ts';
import { page } from './page.ts';
import { createWorld, type Clock, type World } from './world.ts';

/** A running fake of Digital Manager Guru. */
export interface FakeGuru {
  /** What GURU_BASE_URL has to be. */
  url: string;
  /** Where its page is. */
  page: string;
  admin: Admin;
  world: World;
  emitter: Emitter;
  close(): Promise<void>;
}

interface Serving {
  world: World;
  admin: Admin;
  api: Api;
}

/**
 * Starts a Guru for development and tests: its API behind a token, its webhooks with their retries, `/__admin/<name>` to
 * play it, and a page to do so by hand. `port` 0 takes a free one.
 */
export async function startFakeGuru({
  port = 0,
  clock,
  perPage = 2,
}: {
  port?: number;
  clock: Clock;
  perPage?: number;
}): Promise<FakeGuru> {
  const world = createWorld(clock);
  const emitter = new Emitter(world);
  const admin = createAdmin(world, emitter);
  const serving = { world, admin, api: new Api(world, perPage) };
  const server = createServer((request, response) => void serve(serving, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${world.origin}/api/v2`,
    page: world.origin,
    admin,
    world,
    emitter,
    async close() {
      await emitter.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', serving.world.origin);
  try {
    if (url.pathname.startsWith('/__admin/'))
      end(response, { status: 200, body: await administer(serving, url, request) });
    else if (url.pathname.startsWith('/api/v2/')) await answer(serving, { url, request, response });
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page(serving.world, url));
  } catch (error) {
    end(response, { status: 400, body: { error: error instanceof Error ? error.message : String(error) } });
  }
}

async function administer({ admin }: Serving, url: URL, request: IncomingMessage): Promise<unknown> {
  const [, , name = '', id, verb] = url.pathname.split('/');
  // Also as the paths of the reference: /__admin/subscriptions/<id>/advance.
  const called = verb ?? name;
  if (!Object.hasOwn(admin, called)) throw new Error(`unknown: ${called}`);
  const text = await read(request);
  const input = {
    ...Object.fromEntries(url.searchParams),
    ...(text ? (JSON.parse(text) as object) : {}),
    ...(id && { id }),
  };
  return admin[called as keyof Admin](input) ?? {};
}

async function answer(
  { world, api }: Serving,
  { url, request, response }: { url: URL; request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const faults = world.faults.times > 0 ? { ...world.faults } : null;
  const { refused, done } = api.admit(url, request.headers.authorization ?? '');
  response.once('close', done);
  if (faults) world.faults.times -= 1;
  if (faults?.latency_ms) await pause(faults.latency_ms);
  if (faults?.drop) return void response.destroy();
  if (faults && faults.status !== 200) {
    const headers: Record<string, string> =
      faults.retry_after === null ? {} : { 'retry-after': String(faults.retry_after) };
    return end(response, { status: faults.status, body: { message: 'fault' }, headers });
  }
  const reply = refused ?? api.answer(url);
  if (!faults?.truncate && !faults?.slow_body) return end(response, reply);
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, { 'content-type': 'application/json', 'content-length': text.length });
  response.write(text.slice(0, text.length / 2));
  if (faults.truncate) response.destroy();
}

function end(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
