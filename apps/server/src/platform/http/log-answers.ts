import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';

const betweenRefusalsMs = 1000;

/**
 * Logs one line per reply. Replies that say "wait" (429) get at most one line a second, so that a flood fills no
 * disk.
 */
export function logAnswers(app: FastifyInstance, clock: Clock): void {
  const countRefusals = createCount(clock);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    const refusals = status === 429 ? countRefusals() : null;
    if (refusals === 0) return;
    // Only the path: query strings may carry keys, and the end of an address for programs outside is a key itself.
    const path = request.url.split('?')[0]?.replace(/^(\/webhooks\/\w+\/).*/, '$1…');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status, ms, ...(refusals && { refusals }) });
  });
}

/** Builds the counter of refusals; it returns how many the next line stands for, or zero while no line is due. */
function createCount(clock: Clock): () => number {
  let untold = 0;
  let loggedAt = -Infinity;
  return () => {
    untold += 1;
    const now = clock.now().getTime();
    if (now - loggedAt < betweenRefusalsMs) return 0;
    const standsFor = untold;
    untold = 0;
    loggedAt = now;
    return standsFor;
  };
}
