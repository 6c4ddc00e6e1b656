import type { Readable } from 'node:stream';
import { isStaffCall, type Ability, type Call, type ParsedInput } from '@prosa/contract';
import type { z } from 'zod';
import type { AccountDb, Database } from '../db/database.ts';
import type { Caller } from '../audit/record-audit.ts';
import type { Browser } from './browser.ts';
import type { Session } from '../access/session.ts';
import type { Tools } from '../tools.ts';

/** A file that came with a multipart call, already within the call's size limit. */
export interface UploadedFile {
  bytes: Buffer;
  /** The name that the sender gave it; data only, never a path. */
  file_name: string;
}

/** What a handler of a signed-in person gets. */
export interface CallContext extends Tools, Caller {
  db: AccountDb;
  session: Session<Ability>;
  file: UploadedFile | null;
  /** The second file, for calls that take one, already within the same limit. */
  companion: UploadedFile | null;
}

/** What a handler of the provider's staff gets: their work crosses companies, so it holds the door across them too. */
export interface StaffContext extends CallContext {
  database: Database;
}

/** What a public handler gets: there is no company yet, so it holds the door across companies. */
export interface PublicContext extends Tools, Caller {
  database: Database;
  /** The network of the caller, for throttling. */
  network: string;
  browser: Browser;
}

/** A file as the reply to a call. */
export interface Download {
  stream: Readable;
  mime: string;
  /** The name offered to the browser. */
  name: string;
}

type Answer<C extends Call> = Promise<z.input<C['output']>>;

/** A call of the contract bound to its handler. */
export type Binding =
  | {
      kind: 'private';
      call: Call;
      handle(context: CallContext, input: unknown): Promise<unknown>;
      /** Whether the browser must discard the files it cached from this server. */
      clearsCache?: boolean;
    }
  | { kind: 'staff'; call: Call; handle(context: StaffContext, input: unknown): Promise<unknown> }
  | { kind: 'download'; call: Call; handle(context: CallContext, input: unknown): Promise<Download> }
  | { kind: 'public'; call: Call; handle(context: PublicContext, input: unknown): Promise<unknown> };

/** Binds a call for signed-in people. Its input has been parsed with the call's schema before the handler runs. */
export function bind<C extends Call>(
  call: C,
  handler: (context: CallContext, input: ParsedInput<C>) => Answer<C>,
  options: { clearsCache?: boolean } = {},
): Binding {
  const handle = (context: CallContext, input: unknown) => handler(context, input as ParsedInput<C>);
  return { kind: 'private', call, handle, ...options };
}

/** Binds a call of the back office. Its access must be an ability that only the provider's staff have. */
export function bindStaff<C extends Call>(
  call: C,
  handler: (context: StaffContext, input: ParsedInput<C>) => Answer<C>,
): Binding {
  if (!isStaffCall(call)) throw new Error(`${call.path} is not for staff alone`);
  return { kind: 'staff', call, handle: (context, input) => handler(context, input as ParsedInput<C>) };
}

/** Binds a call for signed-in people whose reply is a file. */
export function bindDownload<C extends Call>(
  call: C,
  handler: (context: CallContext, input: ParsedInput<C>) => Promise<Download>,
): Binding {
  return { kind: 'download', call, handle: (context, input) => handler(context, input as ParsedInput<C>) };
}

/** Binds a call that anyone may make. */
export function bindPublic<C extends Call>(
  call: C,
  handler: (context: PublicContext, input: ParsedInput<C>) => Answer<C>,
): Binding {
  return { kind: 'public', call, handle: (context, input) => handler(context, input as ParsedInput<C>) };
}
