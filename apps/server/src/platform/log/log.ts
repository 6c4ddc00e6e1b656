import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/** What the HTTP server's logger and ours have in common. */
export type Log = FastifyBaseLogger;

/**
 * Structured log. Callers pass ids and counts; tokens, passwords and message texts are never handed in,
 * and the usual places where they could slip through are censored. Lines go to standard output, or to `destination`.
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

/** A terminal that is gone must not end the process in the middle of its work. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** Name, code, message and stack; never the `detail` of a database error, which quotes row values. */
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'thrown value is not an error' };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
