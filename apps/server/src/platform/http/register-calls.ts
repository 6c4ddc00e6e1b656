import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ability, Call } from '@prosa/contract';
import type { Authenticate, Session } from '../access/session.ts';
import { requireAbility } from '../access/session.ts';
import type { Database } from '../db/database.ts';
import type { Tools } from '../tools.ts';
import { AppError } from './app-error.ts';
import type { Binding, CallContext, Download } from './binding.ts';
import { attachment } from './disposition.ts';
import { createThrottle } from './throttle.ts';
import { readUpload, type ReadUpload } from './read-upload.ts';

interface Options {
  bindings: readonly Binding[];
  tools: Tools;
  database: Database;
  authenticate: Authenticate<Ability>;
}

/**
 * Registers `POST /api/<path>` for every binding: access, parsing of the input, the handler, parsing of the answer
 * (so that fields the contract does not name cannot leave).
 */
export function registerCalls(app: FastifyInstance, options: Options): void {
  const throttle = createThrottle(options.tools.clock);
  for (const binding of options.bindings) {
    const { call } = binding;
    app.post(`/api/${call.path}`, async (request, reply) => {
      if (call.throttle === 'strict') throttle(`${call.path} ${request.ip}`);
      if (binding.kind === 'download') {
        const { context, input } = await signedIn(call, request, options);
        return sendDownload(reply, await binding.handle(context, input));
      }
      const message = await answer(binding, request, options);
      return { error: false, message: checkedAnswer(call, message) };
    });
  }
}

/** The answer as the contract declares it; one that breaks it is our fault (500), never the caller's. */
function checkedAnswer(call: Call, message: unknown): unknown {
  const parsed = call.output.safeParse(message);
  if (parsed.success) return parsed.data;
  throw new Error(`answer of ${call.path} breaks the contract: ${parsed.error.issues[0]?.path.join('.')}`);
}

async function answer(
  binding: Exclude<Binding, { kind: 'download' }>,
  request: FastifyRequest,
  options: Options,
): Promise<unknown> {
  const { call } = binding;
  if (binding.kind === 'public') {
    const tools = { ...options.tools, log: request.log };
    const input = call.input.parse(request.body ?? {});
    return binding.handle({ ...tools, database: options.database, address: request.ip }, input);
  }
  const { context, input } = await signedIn(call, request, options);
  return binding.handle(context, input);
}

/** Who calls, whether they may, and what with. */
async function signedIn(
  call: Call,
  request: FastifyRequest,
  { tools, database, authenticate }: Options,
): Promise<{ context: CallContext; input: unknown }> {
  const session = await sessionOf(request, authenticate);
  if (typeof call.access === 'object') requireAbility(session, call.access);
  const { input, ...files } = await readInput(call, request);
  const db = database.forAccount(session.account_id);
  return { context: { ...tools, log: request.log, db, session, ...files }, input };
}

function sendDownload(reply: FastifyReply, { stream, mime, name }: Download): FastifyReply {
  reply.headers({
    'content-type': mime,
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
  });
  return reply.send(stream);
}

/** The session of the request's token, or 401. */
export async function sessionOf(
  request: FastifyRequest,
  authenticate: Authenticate<Ability>,
): Promise<Session<Ability>> {
  const token = /^Bearer ([\w.-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await authenticate(token) : null;
  if (!session) throw new AppError('unauthenticated');
  return session;
}

async function readInput(
  call: Call,
  request: FastifyRequest,
): Promise<Omit<ReadUpload, 'fields'> & { input: unknown }> {
  if (!call.upload) return { input: call.input.parse(request.body ?? {}), file: null, companion: null };
  if (!request.isMultipart()) throw new AppError('wrong_content_type');
  const { fields, ...files } = await readUpload(request, call.upload);
  return { input: call.input.parse(fields), ...files };
}
