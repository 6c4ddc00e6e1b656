import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type AuditAction, type AuditEntry, type CallInput } from '@prosa/contract';
import { recordRepeatedAudit } from '../../platform/audit/record-audit.ts';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { furnish, type Scope } from '../../testing/contract/furnish.ts';
import { readXlsx } from '../../testing/sheets/read-xlsx.ts';
import { testPassword } from '../../testing/test-company.ts';
import { post } from '../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetOldEntries } from './jobs/forget-old.ts';

let server: TestServer;
let scope: Scope;

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
});
afterAll(() => server.stop());

type Filter = CallInput<typeof calls.getAuditEntries>;

const owner = () => scope.company.owner;
const entries = async (filter: Filter = {}, who = owner()) =>
  (await who.call(calls.getAuditEntries, filter)).data;
const newest = async (action: AuditAction) =>
  eventually(async () => (await entries()).find((entry) => entry.action === action));
const file = (call: { path: string }, input: object = {}) =>
  fetch(`${server.url}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner().token}` },
    body: JSON.stringify(input),
  });
const database = () => server.runtime.database.acrossAccounts;

/** What is done, and the action that is recorded for it. */
const acts: [AuditAction, (scope: Scope) => Promise<unknown>][] = [
  ['export.contacts', async () => (await file(calls.exportContacts)).arrayBuffer()],
  [
    'export.contact',
    async ({ conversation }) =>
      (await file(calls.exportContact, { contact_id: (await conversation()).contact._id })).arrayBuffer(),
  ],
  [
    'export.rejected_rows',
    async ({ contactImport }) =>
      (await file(calls.exportRejectedRows, { import_id: await contactImport() })).arrayBuffer(),
  ],
  ['deletion.tag', async ({ tag }) => owner().call(calls.saveTag, { _id: await tag(), filed: true })],
  [
    'deletion.quick_message',
    async ({ quickMessage }) =>
      owner().call(calls.saveQuickMessage, { _id: await quickMessage(), filed: true }),
  ],
  [
    'deletion.department',
    async ({ spareDepartment }) =>
      owner().call(calls.saveDepartment, { _id: await spareDepartment(), name: 'Fechado', filed: true }),
  ],
  ['deletion.file', async ({ media }) => owner().call(calls.deleteMedia, { media: await media() })],
  ['deletion.flow', async ({ flow }) => owner().call(calls.saveFlow, { _id: await flow(), filed: true })],
  ['flow.published', ({ flow }) => flow()],
  [
    'secret.saved',
    () =>
      owner().call(calls.saveFlowSecret, { name: 'chave', value: 'valor-secreto', hosts: ['loja.teste'] }),
  ],
  ['secret.removed', () => owner().call(calls.saveFlowSecret, { name: 'chave', value: '' })],
  ['channel.created', ({ idleChannel }) => idleChannel()],
  [
    'channel.reset',
    async ({ idleChannel }) => {
      const { _id, name } = await idleChannel();
      await owner().call(calls.saveChip, { _id, name, redirect: 'human', reset: true });
    },
  ],
  [
    'channel.disconnected',
    async ({ openChannel }) =>
      owner().call(calls.connectChip, { chip: (await openChannel())._id, connect: false }),
  ],
  ['team.member_added', ({ member }) => member()],
  [
    'team.member_changed',
    async ({ member }) =>
      owner().call(calls.updateUser, { user: { _id: await member(), user_role: 'manager' } }),
  ],
  [
    'password.given',
    async ({ member }) =>
      owner().call(calls.updateUser, { user: { _id: await member(), password: 'outro-segredo-bom' } }),
  ],
  [
    'team.member_removed',
    async ({ member }) => owner().call(calls.updateUser, { user: { _id: await member(), filed: true } }),
  ],
  ['conversation.finished_many', () => owner().call(calls.finishInactive, { hours: 8760 })],
  [
    'conversation.transferred_many',
    async ({ conversation, company }) =>
      owner().call(calls.transferConversations, {
        conversation_ids: [(await conversation())._id],
        department: await company.addDepartment('Retenção'),
      }),
  ],
  [
    'conversation.tagged_many',
    async ({ conversation, tag }) =>
      owner().call(calls.tagConversations, {
        conversation_ids: [(await conversation())._id],
        tags: [await tag()],
      }),
  ],
  [
    'import.started',
    async ({ contactImport }) =>
      owner().call(calls.importContacts, { people: await contactImport(), props: ['phone', 'name'] }),
  ],
  [
    'import.undone',
    async ({ contactImport }) =>
      owner().call(calls.undoContactImport, { import_id: await contactImport('cancelled') }),
  ],
];

describe('the audit trail', () => {
  it.each(acts)('the audit trail records %s, with who, from where and on what', async (action, act) => {
    await act(scope);
    const entry = await newest(action);
    expect(entry).toMatchObject({ user_name: owner().user.name, address: '127.0.0.1', times: 1 });
    const hasTarget = !/^(export\.contacts|conversation)/.test(action);
    expect(entry.target !== null).toBe(hasTarget);
    expect(JSON.stringify(await entries())).not.toContain('valor-secreto');
  });

  it('the audit trail records signing in and out, and passwords, with the browser', async () => {
    const person = await scope.company.addPerson({ user_role: 'manager' });
    const { email, name } = person.user;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/141.0',
    };
    const sign = (password: string) =>
      fetch(`${server.url}/api/auth`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
    for (const password of ['errada-um', 'errada-dois', 'errada-tres']) await sign(password);
    const wrong = await eventually(async () =>
      (await entries({ kind: 'access' })).find(
        ({ action, times }) => action === 'access.sign_in_failed' && times === 3,
      ),
    );
    expect(wrong).toMatchObject({ user_name: '', target: { label: name }, device: 'Firefox no Windows' });
    await sign(testPassword);
    expect(await newest('access.signed_in')).toMatchObject({ user_name: name, device: 'Firefox no Windows' });
    await post(`${server.url}/api/send-password-recovery`, { email });
    expect(await newest('access.recovery_requested')).toMatchObject({
      user_name: '',
      target: { label: name },
    });
    await person.call(calls.changeUserPassword, { old_password: testPassword, password: 'novo-segredo-bom' });
    expect(await newest('password.changed')).toMatchObject({ user_name: name });
    await person.call(calls.logout, {});
    expect(await newest('access.signed_out')).toMatchObject({ user_name: name });
    await post(`${server.url}/api/reset-password`, { token: await scope.recovery(), password: testPassword });
    expect(await newest('password.reset')).toMatchObject({ user_name: 'Membro' });
  });

  it('an act and its audit entry are committed together or not at all', async () => {
    const tag = await scope.tag();
    const isThere = async () => (await owner().call(calls.getTags, {})).some(({ _id }) => _id === tag);
    await database().run(
      sql`create function refuse_audit() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    );
    await database().run(
      sql`create trigger refuse before insert on audit_entries for each row execute function refuse_audit()`,
    );
    expect((await owner().attempt(calls.saveTag, { _id: tag, filed: true })).status).toBe(500);
    expect(await isThere()).toBe(true);
    await database().run(sql`drop trigger refuse on audit_entries`);
    expect((await owner().attempt(calls.saveTag, { _id: tag, filed: true })).status).toBe(200);
    expect(await isThere()).toBe(false);
  });

  it('the company’s database role can add to the audit trail, but neither change nor delete entries', async () => {
    const db = server.runtime.database.forAccount(scope.company.account_id);
    expect(await db.rows(sql`select id from audit_entries limit 1`)).toHaveLength(1);
    await expect(db.run(sql`update audit_entries set user_name = ''`)).rejects.toThrow('permission denied');
    await expect(db.run(sql`delete from audit_entries`)).rejects.toThrow('permission denied');
  });

  it('the audit trail does not grow with an attack: repeated attempts of strangers are counted together', async () => {
    const tx = { ...database(), account_id: scope.company.account_id };
    const target = { kind: 'user', id: 'atacada', label: 'Atacada' } as const;
    for (let round = 0; round < 60; round += 1) {
      const from = { address: `203.0.113.${round % 30}`, user_agent: '' };
      await recordRepeatedAudit({ ...server.runtime, ...from }, tx, {
        action: 'access.sign_in_failed',
        target,
      });
    }
    const noted = (await entries({ kind: 'access' })).filter((entry) => entry.target?._id === 'atacada');
    expect(noted).toHaveLength(6);
    expect(noted.reduce((sum, { times }) => sum + times, 0)).toBe(60);
    expect(noted.map(({ address }) => address)).toContain('vários endereços');
  });

  it('the audit trail is read page by page without gaps or repeats, and filtered by person, kind and days', async () => {
    const db = server.runtime.database.forAccount(scope.company.account_id);
    const { ids } = server.runtime;
    const many = Array.from({ length: 120 }, () => ids.next());
    // All at the same moment: the id decides the order.
    await db.run(sql`insert into audit_entries (account_id, id, at, action, user_id, user_name, last_at)
      select ${db.account_id}, id, '2026-03-10T12:00:00Z', 'export.contacts', ${owner().user._id}, 'Dona Teste', now()
      from unnest(${many}::uuid[]) id`);
    const filter = { kind: 'export', user: owner().user._id, from: '2026-03-10', to: '2026-03-10' };
    const read: AuditEntry[] = [];
    for (let before: string | undefined; ; before = read.at(-1)?._id) {
      const part = await owner().call(calls.getAuditEntries, { ...filter, ...(before ? { before } : {}) });
      read.push(...part.data);
      if (!part.has_more) break;
    }
    expect(read.map(({ _id }) => _id)).toEqual(many.toSorted().reverse());
    expect(await entries({ ...filter, from: '2026-03-11', to: '2026-03-12' })).toEqual([]);
    expect(await entries({ ...filter, kind: 'channel' })).toEqual([]);
    expect((await owner().attempt(calls.getAuditEntries, { from: '2026-02-30' })).body.error).toBe(true);
  });

  it('the audit trail is exported as a spreadsheet, and the export is recorded', async () => {
    const response = await file(calls.exportAuditEntries, { kind: 'export' });
    const { rows } = await readXlsx(Buffer.from(await response.arrayBuffer()));
    const [header, first] = rows;
    expect(header?.[0]).toBe('Quando');
    expect(first?.slice(1, 3)).toEqual(['Dona Teste', 'Exportou este registro']);
    expect(await newest('export.audit')).toMatchObject({ user_name: 'Dona Teste' });
  });

  it('the audit trail drops what is older than two years, and nothing younger', async () => {
    const { account_id } = scope.company;
    const clock = { now: () => new Date('2028-03-11T12:00:00Z') };
    const left = async () =>
      (
        await database().rows<{ at: Date }>(
          sql`select at from audit_entries where account_id = ${account_id}`,
        )
      ).map(({ at }) => at.toISOString().slice(0, 10));
    expect(await left()).toContain('2026-03-10');
    await forgetOldEntries({ ...server.runtime, clock });
    expect((await left()).length).toBeGreaterThan(20);
    expect(await left()).not.toContain('2026-03-10');
  });
});
