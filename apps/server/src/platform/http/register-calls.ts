import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ability, Call } from '@prosa/contract';
import type { Authenticate, Session } from '../access/session.ts';
import { requireAbility } from '../access/session.ts';
import type { Database } from '../db/database.ts';
import type { Tools } from '../tools.ts';
import { AppError } from './app-error.ts';
import type { Binding, UploadedFile } from './binding.ts';
import { createThrottle } from './throttle.ts';
import { readUpload } from './read-upload.ts';

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
    app.post(`/api/${call.path}`, async (request) => {
      if (call.throttle === 'strict') throttle(`${call.path} ${request.ip}`);
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

async function answer(binding: Binding, request: FastifyRequest, options: Options): Promise<unknown> {
  const { call } = binding;
  const tools = { ...options.tools, log: request.log };
  if (binding.kind === 'public') {
    const input = call.input.parse(request.body ?? {});
    return binding.handle({ ...tools, database: options.database, address: request.ip }, input);
  }
  const session = await sessionOf(request, options.authenticate);
  if (typeof call.access === 'object') requireAbility(session, call.access.can);
  const { input, file } = await readInput(call, request);
  const db = options.database.forAccount(session.account_id);
  return binding.handle({ ...tools, db, session, file }, input);
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
): Promise<{ input: unknown; file: UploadedFile | null }> {
  if (!call.upload) return { input: call.input.parse(request.body ?? {}), file: null };
  if (!request.isMultipart()) throw new AppError('wrong_content_type');
  const { fields, file } = await readUpload(request, call.upload);
  return { input: call.input.parse(fields), file };
}
