import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { createAuthenticate } from '../areas/team/index.ts';
import type { Runtime } from '../platform/area.ts';
import { sql } from '../platform/db/sql.ts';
import { answerNotFound } from '../platform/http/answer-error.ts';
import { registerCalls } from '../platform/http/register-calls.ts';
import { registerFiles } from '../platform/http/register-files.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { createSocketServer } from '../platform/realtime/socket-server.ts';
import { areas } from './areas.ts';
import { paths } from './paths.ts';

const closeIdleMs = 50;

/** The running web part: where it listens, and how to end it. */
export interface Web {
  url: string;
  stop(): Promise<void>;
}

/** Starts HTTP and sockets on one port. `extend` may add routes, such as the simulator's, before it listens. */
export async function startWeb(runtime: Runtime, extend: (app: FastifyInstance) => void): Promise<Web> {
  const { config, log, ids, database, clock } = runtime;
  const app = await createHttpServer({
    log,
    ids,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
  });
  const authenticate = createAuthenticate({ database, clock });
  registerCalls(app, {
    bindings: areas.flatMap((area) => area.bindings),
    tools: runtime,
    database,
    authenticate,
  });
  registerFiles(app, runtime);
  registerHealth(app, runtime);
  for (const area of areas) area.http?.(app, runtime);
  extend(app);
  await registerPages(app);
  const sockets = createSocketServer({
    ...runtime,
    http: app.server,
    publicUrl: config.publicUrl,
    presenters: areas.flatMap((area) => area.presenters),
    authenticate,
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  // PORT=0 lets the system choose, and what we send out names the address.
  if (typeof address === 'object' && address) config.port = address.port;
  return {
    url: `http://${config.host}:${config.port}`,
    async stop() {
      // A connection that is busy now would be kept alive after its answer, and the end would wait for it.
      const timer = setInterval(() => app.server.closeIdleConnections(), closeIdleMs);
      await sockets.close();
      await app.close();
      clearInterval(timer);
    },
  };
}

function registerHealth(app: FastifyInstance, { database }: Runtime): void {
  app.get('/health', async (_request, reply) => {
    try {
      await database.acrossAccounts.row(sql`select 1 as ready`);
      return { ready: true };
    } catch {
      // Not swallowed: 503 is the answer, and the pool logs the lost connection.
      return reply.status(503).send({ ready: false });
    }
  });
}

const serverPaths = /^\/(api|sock|files|simulator|health|webhooks)(\/|$|\?)/;

/** The web app's files; every other address a browser asks for gets its first page, which routes by itself. */
async function registerPages(app: FastifyInstance): Promise<void> {
  if (!existsSync(paths.web)) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: paths.web,
    wildcard: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' &&
      !serverPaths.test(request.url) &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (page) return reply.sendFile('index.html');
    return answerNotFound(request, reply);
  });
}
