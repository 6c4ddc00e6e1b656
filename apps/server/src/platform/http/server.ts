import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { limits } from '@prosa/contract';
import type { Log } from '../log/log.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import { answerError } from './answer-error.ts';
import { logAnswers } from './log-answers.ts';

interface Options {
  log: Log;
  ids: Ids;
  clock: Clock;
  trustProxy: TrustedProxies;
  /** Where images, media and sockets may come from besides our own address. */
  publicUrl: string | null;
}

/** Builds the HTTP server without its routes: security headers, size limits, trace ids, error replies. */
export async function createHttpServer({
  log,
  ids,
  clock,
  trustProxy,
  publicUrl,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.request_max_bytes,
    // Fastify trusts no proxy when it is given the number itself.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Addresses that programs outside call carry a signature.
    routerOptions: { maxParamLength: 300 },
    genReqId: () => ids.next(),
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'remove',
  });
  // Built once: the plugin for fastify builds it for every request.
  const secure = helmet({
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(publicUrl) },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-trace-id', request.id);
    // Replies to calls are a company's data: no browser or proxy may keep them, refusals and exports included.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    secure(request.raw, reply.raw, (error) => next(error as Error | undefined));
  });
  app.removeContentTypeParser('text/plain');
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 10_000 } });
  app.setErrorHandler(answerError);
  logAnswers(app, clock);
  return app;
}

const contentPolicy = (publicUrl: string | null) => ({
  defaultSrc: ["'self'"],
  // The mp3 encoder of recordings is WebAssembly in a worker made from a blob (decision 0018).
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  workerSrc: ["'self'", 'blob:'],
  // Mantine sets style attributes and a style element for its variables.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  // 'self' covers the socket too, except in Safari before 15.4, which needs its address.
  connectSrc: ["'self'", ...(publicUrl === null ? [] : [socketOrigin(publicUrl)])],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

function socketOrigin(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}
