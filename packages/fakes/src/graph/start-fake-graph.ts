import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createAdmin, type Admin } from './admin.ts';
import { createCounters } from './counters.ts';
import { GraphError } from './graph-error.ts';
import { answerFile, answerGraph, FileAnswer, type FakeRequest } from './routes.ts';
import { AnswerLost, type Fake } from './send-message.ts';
import { Webhooks, type Delivery } from './webhooks.ts';
import { createWorld, type Clock, type World } from './world.ts';

/** A running fake Graph. */
export interface FakeGraph {
  /** What GRAPH_BASE_URL has to be. */
  url: string;
  /** What `POST /admin/<name>` does, for tests in the same process. */
  admin: Admin;
  world: World;
  /** How the webhooks so far were answered. */
  deliveries: readonly Delivery[];
  /** Ids of customers' messages whose webhook was answered with 200. */
  acknowledged: ReadonlySet<string>;
  close(): Promise<void>;
}

const maxBytes = 101 * 1024 * 1024;

/**
 * Starts a Graph server of the Cloud API for development and tests: the calls of the reference 5.1 behind a token,
 * webhooks, and `/admin/<name>` to play Meta and its customers. `port` 0 takes a free one.
 */
export async function startFakeGraph({
  port = 0,
  clock,
}: {
  port?: number;
  clock: Clock;
}): Promise<FakeGraph> {
  const world = createWorld(clock);
  const webhooks = new Webhooks(world);
  const fake = { world, webhooks, counters: createCounters(world) };
  const admin = createAdmin(fake);
  const server = createServer((request, response) => void serve({ fake, admin }, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    admin,
    world,
    deliveries: webhooks.deliveries,
    acknowledged: webhooks.acknowledged,
    async close() {
      await webhooks.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Serving {
  fake: Fake;
  admin: Admin;
}

async function serve(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answer = await answerTo(serving, request);
    if (answer instanceof FileAnswer) response.setHeader('content-type', answer.mime).end(answer.bytes);
    else end(response, 200, answer);
  } catch (error) {
    if (error instanceof AnswerLost) response.destroy();
    else if (error instanceof GraphError) end(response, error.status, error.body());
    else if (error instanceof z.ZodError)
      end(response, 400, { error: { message: error.message, code: 100 } });
    else end(response, 500, { error: { message: String(error), code: 1 } });
  }
}

function end(response: ServerResponse, status: number, answer: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

async function answerTo({ fake, admin }: Serving, incoming: IncomingMessage): Promise<unknown> {
  const bytes = await read(incoming);
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
  const [first = '', ...path] = url.pathname.split('/').filter(Boolean);
  const json = (): unknown => JSON.parse(bytes.length ? bytes.toString() : '{}');
  if (first === 'admin')
    return administer(admin, path[0] ?? '', {
      ...Object.fromEntries(url.searchParams),
      ...(json() as object),
    });
  const request: FakeRequest = {
    method: incoming.method ?? 'GET',
    path,
    query: url.searchParams,
    token: (incoming.headers.authorization ?? '').replace(/^Bearer /, ''),
    origin: url.origin,
    json,
    form: () => {
      const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
      return new Response(new Uint8Array(bytes), { headers }).formData();
    },
  };
  return first === 'media-files' ? answerFile(fake, request) : answerGraph(fake, request);
}

function administer(admin: Admin, name: string, input: unknown): unknown {
  if (!Object.hasOwn(admin, name)) throw new GraphError(100, `unknown: admin/${name}`);
  return admin[name as keyof Admin](input);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw new GraphError(100, 'too large');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
