import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { ErrorCode } from '@prosa/contract';
import { isCompanyFrozen } from '../db/frozen.ts';
import { isOverdue } from '../db/time-limits.ts';
import { isDiskFull } from '../disk/disk-full.ts';
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

// A database that is away, starting, stopping or overloaded, also one in which several attempts met another's locks;
// ENOENT is its missing unix socket.
const unavailable =
  /^(57P0|08|53|25P03|40P01|40001|ECONN|EPIPE|ENOENT)|timeout exceeded when trying to connect|Connection terminated/;

/** What no request's line in the log is needed for: a full disk is logged once elsewhere, a freeze is the operator's. */
const expected: ReadonlySet<ErrorCode> = new Set(['disk_full', 'company_frozen']);
/** When a company that is frozen may be tried again; a move takes less. */
const frozenForS = 5;

/** Turns any thrown error into the reply of specification section 8; no detail of an internal fault leaves. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  if (known.status >= 500 && !expected.has(known.code)) request.log.error({ err: error }, 'request failed');
  const logoff = known.status === 401 ? { logoff: true } : {};
  const trace = known.status >= 500 ? { trace_id: request.id } : {};
  if (known.params.seconds) reply.header('retry-after', String(known.params.seconds));
  reply.status(known.status).send({ error: true, message: known.text, ...logoff, ...trace });
}

/** Replies to unknown addresses of the interface. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new AppError('not_found'), request, reply);
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError('malformed', { field: fieldOf(error) });
  if (isDiskFull(error)) return new AppError('disk_full');
  if (isCompanyFrozen(error)) return new AppError('company_frozen', { seconds: frozenForS });
  const code = 'code' in error ? String(error.code) : '';
  if (unavailable.test(`${code}`) || unavailable.test(error.message)) return new AppError('unavailable');
  if (isOverdue(error)) return new AppError('took_too_long');
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
