import { io } from 'socket.io-client';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, socketPath } from '@prosa/contract';
import { raw, sql } from '../platform/db/sql.ts';
import { createLog } from '../platform/log/log.ts';
import { eventually } from '../testing/eventually.ts';
import { furnish, type Scope } from '../testing/contract/furnish.ts';
import { testPassword } from '../testing/test-company.ts';
import { post } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;
let scope: Scope;

beforeAll(async () => {
  server = await startTestServer({ log: createLog('debug', { write: (line) => lines.push(line) }) });
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
});
afterAll(() => server.stop());

/** What was put in, by what it is; none of it may be in a log. */
const canaries: Record<string, string> = {
  password: testPassword,
  'wrong password': 'canario-senha-errada',
  'new password': 'canario-senha-nova',
  'received text': 'canario texto recebido',
  'sent text': 'canario texto enviado',
  'text of a failed send': 'canario envio recusado',
  'text of an unconfirmed send': 'canario envio sem resposta',
  note: 'canario nota interna',
  'text that the database refused': 'canario recusado pelo banco',
  'received text that the database refused': 'canario recebido e recusado',
  'customer’s name': 'Canaria da Silva',
  'contact’s name': 'canario apelido',
  'search text': 'canario pesquisa',
  'broken body': 'canario corpo quebrado',
  'key in an address': 'canario-chave-no-endereco',
  'foreign token': 'canario-token-estranho-000000000000000000000',
  'socket text': 'canario soquete',
};

const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const logged = (text: string) => lines.filter((line) => line.includes(text)).length;
const api = (path: string) => `${server.url}/api/${path}`;

async function people(): Promise<void> {
  const { owner } = scope.company;
  const { email } = owner.user;
  await post(api(calls.auth.path), { email, password: canaries['wrong password'] });
  const { body } = await post(api(calls.auth.path), { email, password: testPassword });
  canaries.token = String((body.message as { token: string }).token);
  canaries['owner’s token'] = owner.token;
  await post(api(calls.getUser.path), {}, canaries['foreign token']);
  await post(api(calls.sendPasswordRecovery.path), { email });
  canaries['recovery token'] = await eventually(mailedToken);
  await post(api(calls.resetPassword.path), {
    token: await scope.recovery(),
    password: canaries['new password'],
  });
  const change = { password: canaries['new password'] ?? '', old_password: canaries['wrong password'] ?? '' };
  await owner.attempt(calls.changeUserPassword, change);
}

async function mailedToken(): Promise<string | undefined> {
  const folder = join(server.dataDir, 'outbox');
  const [name] = await readdir(folder).catch(() => []);
  const mail = name && (await readFile(join(folder, name), 'utf8'));
  return mail ? /token=(?:3D)?([\w-]{43})/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] : undefined;
}

async function messages(): Promise<void> {
  const { owner } = scope.company;
  const { channel } = scope;
  const one = await scope.conversation(canaries['received text']);
  const conversation_id = one._id;
  canaries.phone = one.contact.phone;
  const { phone } = one.contact;
  const send = (what: string) =>
    owner.attempt(calls.sendMessage, { conversation_id, text: canaries[what] ?? '' });
  const thread = async () => (await owner.call(calls.getMessages, { conversation_id })).data;
  await send('sent text');
  await eventually(async () => (await thread()).at(-1)?.status === 2);
  await server.simulator('fault', { channel: channel._id, kind: 'send-error', count: 1 });
  await send('text of a failed send');
  await eventually(async () => (await thread()).at(-1)?.status === 0);
  await server.simulator('fault', { channel: channel._id, kind: 'send-timeout', count: 1 });
  await send('text of an unconfirmed send');
  await eventually(async () => (await thread()).at(-1)?.status === 2);
  await owner.call(calls.createSystemMessage, { conversation_id, message: canaries.note ?? '' });
  const contact = { _id: one.contact._id, override_name: canaries['contact’s name'] ?? '' };
  await owner.call(calls.changeContactName, { contact });
  await owner.call(calls.getContacts, { query: canaries['search text'] });
  await server.simulator('send', {
    channel: channel._id,
    phone,
    name: canaries['customer’s name'],
    message: 'oi',
  });
  await refusedByDatabase(phone, () => send('text that the database refused'));
}

/** Causes internal faults: the database quotes the row it refuses, in a detail that stays out of the log. */
async function refusedByDatabase(phone: string, send: () => Promise<{ status: number }>): Promise<void> {
  const refused = ['text that the database refused', 'received text that the database refused'];
  const database = server.runtime.database.acrossAccounts;
  const list = refused.map((name) => `'${canaries[name]}'`).join(', ');
  await database.run(
    sql`alter table messages add constraint no_canary check (message not in (${raw(list)}))`,
  );
  expect((await send()).status).toBe(500);
  await server.simulator('send', { channel: scope.channel._id, phone, message: canaries[refused[1] ?? ''] });
  await eventually(() => logged('what arrived is kept as dead letter'));
}

async function requests(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(api('auth'), { method: 'POST', headers, body: `{"password":"${canaries['broken body']}` });
  const key = encodeURIComponent(canaries['key in an address'] ?? '');
  await fetch(`${server.url}/api/unknown?api_key=${key}`, { method: 'POST' });
  await fetch(`${server.url}/files/a/b?signature=${key}`);
  const listener = await scope.company.owner.listen();
  await listener.socket.emitWithAck('join-room', canaries['socket text']);
  await listener.socket.emitWithAck('catch-up', { since: canaries['socket text'] });
  for (let round = 0; round < 150; round += 1) listener.socket.emit('ping-live', canaries['socket text']);
  await eventually(() => logged('socket cut for flooding'));
  const refused = io(server.url, {
    path: socketPath,
    auth: { token: canaries['foreign token'] },
    reconnection: false,
    forceNew: true,
  });
  await new Promise((resolve) => refused.once('connect_error', resolve));
}

describe('the log at its most verbose level', () => {
  it('contains no password, token, message text, name or number', async () => {
    await people();
    await messages();
    await requests();
    expect(Object.keys(canaries).length).toBeGreaterThan(19);
    for (const [what, text] of Object.entries(canaries)) {
      expect({ what, length: text.length > 9 }).toEqual({ what, length: true });
      expect({ what, logged: logged(text) }).toEqual({ what, logged: 0 });
    }
    for (const hidden of ['$argon2', 'Bearer ', 'api_key', 'signature=']) expect(logged(hidden)).toBe(0);
  });

  it('and still says what happened', () => {
    for (const { path } of [calls.auth, calls.sendMessage, calls.changeUserPassword]) {
      expect(logged(`"path":"/api/${path}"`)).toBeGreaterThan(0);
    }
    for (const told of [
      'sign-in refused',
      'request failed',
      'dead letter',
      'no_canary',
      '"path":"/files/a/b"',
    ]) {
      expect({ told, times: logged(told) > 0 }).toEqual({ told, times: true });
    }
    const { account_id, owner } = scope.company;
    const whose = { account_id, user_id: owner.user._id };
    const calledBy = (path: string) => parsed().filter((line) => line.path === `/api/${path}`);
    expect(calledBy(calls.sendMessage.path).length).toBeGreaterThan(2);
    for (const line of calledBy(calls.sendMessage.path)) expect(line).toMatchObject(whose);
    expect(calledBy(calls.getUser.path)[0]).not.toHaveProperty('user_id');
    expect(parsed().find(({ msg }) => msg === 'request failed')).toMatchObject(whose);
    const failed = parsed().filter(({ msg }) => msg === 'request failed');
    expect(failed[0]).toMatchObject({ reqId: expect.any(String) as string, err: { code: '23514' } });
    expect(JSON.stringify(failed)).not.toContain('detail');
  });
});
