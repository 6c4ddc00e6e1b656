import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { createAuthenticate } from '../areas/team/index.ts';
import { answerNotFound } from '../platform/http/answer-error.ts';
import { listen } from '../platform/http/listen.ts';
import { registerCalls } from '../platform/http/register-calls.ts';
import { registerFiles } from '../platform/http/register-files.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { createSocketServer } from '../platform/realtime/socket-server.ts';
import { areas } from './areas.ts';
import type { OpenRuntime } from './create-tools.ts';
import { registerHealth } from './health.ts';
import { paths } from './paths.ts';

const closeIdleMs = 50;

/** The running web part: where it listens, and how to stop it. */
export interface Web {
  url: string;
  stop(): Promise<void>;
}

/** Starts HTTP and sockets on one port. `extend` may add routes, such as the simulator's, before it listens. */
export async function startWeb(given: OpenRuntime, extend: (app: FastifyInstance) => void): Promise<Web> {
  const runtime = { ...given, database: given.database.forWork('call') };
  const { config, log, ids, clock } = runtime;
  const app = await createHttpServer({
    log,
    ids,
    clock,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
  });
  const authenticate = createAuthenticate(runtime);
  registerCalls(app, {
    bindings: areas.flatMap((area) => area.bindings),
    tools: runtime,
    database: runtime.database,
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
    socketsPerPerson: config.socketsPerPerson,
    presenters: areas.flatMap((area) => area.presenters),
    authenticate,
  });
  // PORT=0 lets the system choose, and what we send out contains the address.
  config.port = await listen(app, config);
  return {
    url: `http://${config.host}:${config.port}`,
    async stop() {
      // A connection that is busy now would be kept alive after its reply, and closing would wait for it.
      const timer = setInterval(() => app.server.closeIdleConnections(), closeIdleMs);
      await sockets.close();
      await app.close();
      clearInterval(timer);
    },
  };
}

/** Addresses for programs; no screen has one of these names. */
const programPaths = /^\/(sock|files|simulator|health|webhooks)(\/|$|\?)/;
const callPaths = /^\/api(\/|$|\?)/;

/**
 * Serves the web app's files; every other address a browser opens gets the first page, which routes in the browser.
 */
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
    reply.header('vary', 'accept');
    return opensScreen(request) ? reply.sendFile('index.html') : answerNotFound(request, reply);
  });
}

/**
 * Returns whether a person opens or reloads an address. A browser then says that it wants a page, so /api is a screen
 * to a person who opens it, while the addresses below it are calls by programs.
 */
function opensScreen({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || programPaths.test(url)) return false;
  if (headers.accept?.includes('text/html')) return true;
  return !callPaths.test(url) && !/\.\w+$/.test(url.split('?')[0] ?? '');
}
