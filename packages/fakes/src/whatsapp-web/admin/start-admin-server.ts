import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { FakeWhatsAppWeb } from '../start.ts';
import type { AdminCall } from './admin-call.ts';
import { chatCalls } from './chat-calls.ts';
import { phoneCalls } from './phone-calls.ts';
import { serverCalls } from './server-calls.ts';
import { troubleCalls } from './trouble-calls.ts';

/** All calls, by the path under which they are posted. */
export const adminCalls: Record<string, AdminCall> = {
  ...phoneCalls,
  ...chatCalls,
  ...troubleCalls,
  ...serverCalls,
};

/**
 * Starts the server that plays phones by HTTP, on this machine only: `POST /<call>` with JSON, `GET /` lists the calls.
 * Answers `{ result }`, or 400 with `{ error }` in a sentence.
 */
export async function startAdminServer(fake: FakeWhatsAppWeb, port: number) {
  const server = createServer((request, response) => void serve(fake, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(fake: FakeWhatsAppWeb, request: IncomingMessage, response: ServerResponse) {
  const name = (request.url ?? '/').slice(1);
  try {
    if (request.method === 'GET' && name === '') return end(response, 200, { result: help() });
    const call = Object.hasOwn(adminCalls, name) ? adminCalls[name] : undefined;
    if (call === undefined) return end(response, 404, { error: `there is no call ${name}` });
    // A page of another origin cannot send JSON without asking first, and nobody answers that question.
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
      return end(response, 405, { error: 'POST it as application/json' });
    end(response, 200, { result: (await call.handle(fake, await readJson(request))) ?? null });
  } catch (error) {
    end(response, 400, { error: sentenceOf(error) });
  }
}

function help(): Record<string, string> {
  return Object.fromEntries(Object.entries(adminCalls).map(([name, call]) => [name, call.help]));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString()) as unknown);
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

function end(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
