import sharp from 'sharp';
import type { Call } from '@prosa/contract';
import { tokenHash } from '../platform/crypto/secret-box.ts';
import { sql } from '../platform/db/sql.ts';
import { post, type Reply, type TestPerson } from './test-person.ts';
import type { TestServer } from './test-server.ts';

interface Performance {
  call: Call;
  input: unknown;
  token?: string;
}

/** Makes any call the way the web app does: JSON, or multipart with a small picture where it takes a file. */
export async function perform(url: string, { call, input, token }: Performance): Promise<Reply> {
  const address = `${url}/api/${call.path}`;
  if (call.download) return performDownload(address, input, token);
  if (!call.upload) return post(address, input, token);
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {}))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  const bytes = call.upload.field === 'sheet' ? Buffer.from('telefone\n41987654321') : await picture();
  form.set(call.upload.field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'foto.png');
  const response = await fetch(address, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** A file that came is told as an empty answer, which is what the contract names. */
async function performDownload(address: string, input: unknown, token?: string): Promise<Reply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  });
  if (!response.headers.has('content-disposition')) {
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  }
  await response.arrayBuffer();
  return { status: response.status, body: { error: false, message: {} } };
}

/** Returns what a caller can distinguish: status and body, without the trace id. */
export function visibleReply({ status, body }: Reply): object {
  const { trace_id: _trace, ...rest } = body;
  return { status, body: rest };
}

interface Opening {
  account_id: string;
  user_id: string;
  expires?: Date;
}

/** Opens a session without the work of a sign-in, for tests that use sessions up. Returns its token. */
export async function openTestSession(
  server: Pick<TestServer, 'runtime'>,
  opening: Opening,
): Promise<string> {
  const { ids, clock, database } = server.runtime;
  const token = ids.secret();
  const now = clock.now();
  const { account_id, user_id, expires = new Date(now.getTime() + 3_600_000) } = opening;
  await database.acrossAccounts.run(
    sql`insert into sessions (token_hash, account_id, id, user_id, created, used, expires, idle_seconds)
      values (${tokenHash(token)}, ${account_id}, ${ids.next()}, ${user_id}, ${now}, ${now}, ${expires}, 3600)`,
  );
  return token;
}

/** Opens another session of the same person. */
export function anotherToken(server: TestServer, { user }: TestPerson): Promise<string> {
  return openTestSession(server, { account_id: user.account._id, user_id: user._id });
}

let drawn: Promise<Buffer> | undefined;

function picture(): Promise<Buffer> {
  return (drawn ??= sharp({ create: { width: 2, height: 2, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer());
}
