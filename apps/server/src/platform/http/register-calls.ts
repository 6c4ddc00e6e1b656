import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ability, Call } from '@prosa/contract';
import type { Caller } from '../audit/record-audit.ts';
import type { Authenticate, Session } from '../access/session.ts';
import { requireAccess } from '../access/session.ts';
import type { AccountDb, Database } from '../db/database.ts';
import type { Tools } from '../tools.ts';
import { createAdmission, type Admission } from './admission.ts';
import { AppError } from './app-error.ts';
import type { Binding, CallContext, Download } from './binding.ts';
import { browserOf } from './browser.ts';
import { attachment } from './disposition.ts';
import { networkOf } from './network-of.ts';
import { createThrottle } from './throttle.ts';
import { readUpload, type ReadUpload } from './read-upload.ts';
import { countUpload, requireUploadsLeft } from './upload-allowance.ts';

interface Options {
  bindings: readonly Binding[];
  tools: Tools;
  database: Database;
  authenticate: Authenticate<Ability>;
}

interface Answering extends Options {
  admission: Admission;
}

/**
 * Registers `POST /api/<path>` for every binding: access, parsing of the input, the handler, and parsing of the
 * answer, so that fields the contract does not name cannot leave.
 */
export function registerCalls(app: FastifyInstance, given: Options): void {
  const options: Answering = { ...given, admission: createAdmission(given.tools) };
  const throttle = createThrottle(options.tools.clock);
  for (const binding of options.bindings) {
    const { call } = binding;
    const onRequest = async (request: FastifyRequest) => {
      if (binding.kind !== 'public') await options.admission.count(call, tokenOf(request));
    };
    app.post(`/api/${call.path}`, { onRequest }, async (request, reply) => {
      if (call.throttle === 'strict') throttle(`${call.path} ${networkOf(request.ip)}`);
      if (binding.kind === 'download') {
        const file = await asSignedIn(call, request, { ...options, handle: binding.handle });
        return sendDownload(reply, file);
      }
      const message = await answer(binding, { request, reply }, options);
      if (binding.kind === 'private' && binding.clearsCache) reply.header('clear-site-data', '"cache"');
      return { error: false, message: checkedAnswer(call, message) };
    });
  }
}

/**
 * Returns the answer as the contract declares it; one that breaks the contract is our fault (500), never the
 * caller's.
 */
function checkedAnswer(call: Call, message: unknown): unknown {
  const parsed = call.output.safeParse(message);
  if (parsed.success) return parsed.data;
  throw new Error(`answer of ${call.path} breaks the contract: ${parsed.error.issues[0]?.path.join('.')}`);
}

async function answer(
  binding: Exclude<Binding, { kind: 'download' }>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: Answering,
): Promise<unknown> {
  const { call } = binding;
  if (binding.kind === 'public') {
    const tools = { ...options.tools, log: request.log };
    const secure = tools.config.publicUrl?.startsWith('https:') ?? false;
    const browser = browserOf(request, reply, secure);
    const caller = { ...callerOf(request), network: networkOf(request.ip), browser };
    const input = call.input.parse(request.body ?? {});
    return binding.handle({ ...tools, ...caller, database: options.database }, input);
  }
  if (binding.kind === 'staff') {
    // The door across companies, with the time limits of work that somebody waits for.
    const { database } = options;
    const handle = (context: CallContext, input: unknown) => binding.handle({ ...context, database }, input);
    return asSignedIn(call, request, { ...options, handle });
  }
  return asSignedIn(call, request, { ...options, handle: binding.handle });
}

interface Handling<Result> extends Answering {
  handle(context: CallContext, input: unknown): Promise<Result>;
}

/** Finds out who calls and checks what they may do, then runs the handler when their company's turn comes. */
async function asSignedIn<Result>(
  call: Call,
  request: FastifyRequest,
  { tools, database, authenticate, admission, handle }: Handling<Result>,
): Promise<Result> {
  const session = await sessionOf(tokenOf(request), authenticate);
  // Every line logged about this request names its company and person, including the last one.
  request.log = request.log.child({ account_id: session.account_id, user_id: session.user_id });
  requireAccess(session, call);
  const db = database.forAccount(session.account_id);
  return admission.inTurn(call, session.account_id, async () => {
    const { input, ...files } = await readInput(call, request, { db, tools });
    return handle({ ...tools, ...callerOf(request), log: request.log, db, session, ...files }, input);
  });
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, user_agent: headers['user-agent'] ?? '' };
}

function sendDownload(reply: FastifyReply, { stream, mime, name }: Download): FastifyReply {
  reply.headers({
    'content-type': mime,
    'content-disposition': attachment(name),
  });
  return reply.send(stream);
}

/** Returns the request's token, or throws 401. */
function tokenOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  return token;
}

/** Returns the session of a token, or throws 401. */
async function sessionOf(token: string, authenticate: Authenticate<Ability>): Promise<Session<Ability>> {
  const session = await authenticate(token);
  if (!session) throw new AppError('unauthenticated');
  return session;
}

async function readInput(
  call: Call,
  request: FastifyRequest,
  { db, tools }: { db: AccountDb; tools: Tools },
): Promise<Omit<ReadUpload, 'fields'> & { input: unknown }> {
  if (!call.upload) return { input: call.input.parse(request.body ?? {}), file: null, companion: null };
  if (!request.isMultipart()) throw new AppError('wrong_content_type');
  await requireUploadsLeft(db, tools);
  const { fields, ...files } = await readUpload(request, call.upload);
  const size = (files.file?.bytes.length ?? 0) + (files.companion?.bytes.length ?? 0);
  await countUpload(db, tools, size);
  return { input: call.input.parse(fields), ...files };
}
