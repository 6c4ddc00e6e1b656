import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { ErrorCode } from '@prosa/contract';
import { AppError } from './app-error.ts';

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  404: 'not_found',
  406: 'wrong_content_type',
  413: 'too_large',
  415: 'wrong_content_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

// A database that is away, starting, stopping or overloaded; ENOENT is its missing unix socket.
const unavailable =
  /^(57P0|08|53|25P03|ECONN|EPIPE|ENOENT)|timeout exceeded when trying to connect|Connection terminated/;

/** Turns whatever was thrown into the reply of specification section 8; no detail of an inner fault leaves. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  const logoff = known.status === 401 ? { logoff: true } : {};
  const trace = known.status >= 500 ? { trace_id: request.id } : {};
  reply.status(known.status).send({ error: true, message: known.text, ...logoff, ...trace });
}

/** Unknown addresses of the interface. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new AppError('not_found'), request, reply);
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError('malformed', { field: fieldOf(error) });
  const code = 'code' in error ? String(error.code) : '';
  if (unavailable.test(`${code}`) || unavailable.test(error.message)) return new AppError('unavailable');
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const known = codeOfStatus[status];
  if (known === 'too_large') return new AppError('too_large', { limit: '1 MB' });
  if (known) return new AppError(known, { field: 'corpo' });
  return status >= 400 && status < 500
    ? new AppError('malformed', { field: 'corpo' })
    : new AppError('internal');
}

function fieldOf(error: ZodError): string {
  return error.issues[0]?.path.join('.') || 'corpo';
}
