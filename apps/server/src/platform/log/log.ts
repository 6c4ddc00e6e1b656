import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/** What the HTTP server's logger and ours have in common. */
export type Log = FastifyBaseLogger;

/**
 * Creates the structured log. Callers pass ids and counts, never tokens, passwords or message texts, and the usual
 * places where those could be logged are censored. Lines go to standard output, or to `destination`.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.message_text', 'req.headers', 'req.body'],
      censor: '[oculto]',
    },
    serializers: { err: safeError },
  };
  return pino(options, destination);
}

/** Returns standard output; a terminal that is gone must not end the process in the middle of its work. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** Keeps name, code, message and stack; never the `detail` of a database error, which quotes row values. */
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'thrown value is not an error' };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
