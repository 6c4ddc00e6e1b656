import { calls } from '@prosa/contract';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { queryable } from '../platform/db/queryable.ts';
import { sql } from '../platform/db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { runProsa } from '../testing/run-prosa.ts';
import { serverTest } from '../testing/server-test.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checks } from './doctor.ts';

/** An installation with years of the demo, and one company in which somebody works. */
const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ config: { demo: true } }))
  .extend('lived', { scope: 'file' }, async ({ server, talk }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
    await eventually(async () => (await talk.inbox(phone)).length === 1);
    const secret = { name: 'loja', value: 'Bearer x', hosts: ['api.loja.com'] };
    await talk.company.owner.call(calls.saveFlowSecret, secret);
    await eventually(() =>
      server.runtime.database.acrossAccounts.row(
        sql`select from report_days d where account_id = ${talk.company.account_id}
          and exists (select from report_tag_days)`,
      ),
    );
    return { server };
  });

/**
 * Plants something by SQL where nothing is wrong, returns what the checks say to it, and takes it back. Both are read of
 * one moment of the rows, for the server goes on; asks again while it has something to finish.
 */
function saidOf({ runtime, connection }: TestServer, planted: string): Promise<string[]> {
  return eventually(async () => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read');
      const db = queryable((statement) => client.query(statement), false);
      const broken = async () => {
        const said: string[] = [];
        for (const { holds, find } of checks) if ((await find({ ...runtime, db })).count) said.push(holds);
        return said;
      };
      const before = await broken();
      if (before.length) throw new Error(before.join(' | '));
      await client.query(planted);
      return await broken();
    } finally {
      await client.end();
    }
  });
}

const violations: [name: string, planted: string, said: RegExp][] = [
  ['a counter ahead of its events', 'update account_sequences set last = last + 1', /O contador/],
  [
    'an event that is missing',
    `delete from domain_events e where sequence = (
      select max(sequence) - 1 from domain_events o where o.account_id = e.account_id)`,
    /O contador/,
  ],
  [
    'a follower beyond the counter',
    'update event_cursors set sequence = sequence + 1000000',
    /Nenhum leitor/,
  ],
  [
    // Moved, not deleted: daily numbers that are up to date would miss what was deleted, and say so as well.
    'a hole in a thread',
    'update messages set position = 1000000 where position = 1',
    /numeradas sem falhas/,
  ],
  [
    'a conversation that knows a message too many',
    'update conversations set last_position = last_position + 1',
    /numeradas sem falhas/,
  ],
  [
    'two open conversations of one contact',
    `drop index conversations_open; insert into conversations
      (account_id, channel_id, created, last_activity, id, contact_id, department_id, is_manual)
      select account_id, channel_id, created, last_activity, gen_random_uuid(), contact_id, department_id, true
      from conversations where finished is null limit 1`,
    /no máximo um atendimento/,
  ],
  [
    'a message that nobody alive is sending',
    `update channels set owner = null; insert into outbox
      (account_id, channel_id, available_at, id, conversation_id, message_id, kind, state)
      select account_id, channel_id, created, gen_random_uuid(), conversation_id, id, 'send', 'sending'
      from messages limit 1`,
    /processo vivo/,
  ],
  [
    'what is left aside',
    `insert into channel_inbox (account_id, channel_id, received, attempts, body)
      select account_id, id, now(), 50, credentials from channels where credentials is not null limit 1`,
    /deixado de lado/,
  ],
  [
    'a contact that was merged and is there',
    `insert into contact_merges (account_id, id, contact_id, gone_id, gone, given, created)
      select account_id, gen_random_uuid(), id, id, '{}', '{}', now() from contacts limit 1`,
    /só existe de novo/,
  ],
  [
    'a merge within none',
    `insert into contact_merges (account_id, id, contact_id, gone_id, gone, given, created, within)
      select account_id, gen_random_uuid(), id, gen_random_uuid(), '{}', '{}', now(), array[gen_random_uuid()]
      from contacts limit 1`,
    /dentro de outra/,
  ],
  [
    'what waits in another conversation than its message',
    `insert into outbox (account_id, channel_id, available_at, id, conversation_id, message_id, kind)
      select m.account_id, m.channel_id, m.created, gen_random_uuid(), c.id, m.id, 'send'
      from messages m join conversations c on c.account_id = m.account_id and c.id <> m.conversation_id limit 1`,
    /no atendimento da sua mensagem/,
  ],
  [
    'what waits although the customer wrote',
    `insert into outbox (account_id, channel_id, available_at, id, conversation_id, message_id, kind, chat)
      select m.account_id, m.channel_id, m.created, gen_random_uuid(), c.id, m.id, 'send', 2
      from messages m join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
      where c.customer_wrote is not null limit 1`,
    /Nada espera/,
  ],
  [
    'a copy of what a customer wrote',
    `insert into sent_payloads (account_id, channel_id, platform_message_id, created, payload)
      select m.account_id, m.channel_id, m.platform_message_id, now(), n.credentials
      from messages m, channels n where m.origin = 'customer' and n.credentials is not null limit 1`,
    /Cada cópia/,
  ],
  ['a name that differs', `update conversations set contact_search = 'outro'`, /Nome e etiquetas/],
  [
    'a tag that differs',
    'update conversations set contact_tags = array[gen_random_uuid()]',
    /Nome e etiquetas/,
  ],
  ['a number of a day', 'update report_days set conversations = conversations + 1', /números diários/],
  ['a tag of a day', 'update report_tag_days set conversations = conversations + 1', /números diários/],
  [
    'a file that is gone',
    `insert into media (account_id, id, type, mime, name, size, created)
      select id, gen_random_uuid(), 'image', 'image/png', 'x', 1, now() from accounts limit 1`,
    /Cada arquivo/,
  ],
  [
    'a value under an unknown key',
    `update flow_secrets set sealed = '\\x00000000'::bytea || sealed`,
    /Todo valor selado/,
  ],
  ['a table without row security', 'alter table tags disable row level security', /só as linhas dela/],
  ['a second policy', 'create policy open on tags to prosa_tenant using (true)', /só as linhas dela/],
  ['a table that no freeze stops', 'alter table tags disable trigger obey_freeze', /congelamento/],
  ['a key without the company', 'alter table sessions replica identity default', /chave com a empresa/],
  [
    'an index half made',
    `create table parts (id bigint) partition by range (id);
      create table parts_first partition of parts for values from (0) to (1);
      create index parts_half on only parts (id)`,
    /índice/,
  ],
];

describe('the doctor', () => {
  it('finds nothing wrong in an installation that works', async ({ lived }) => {
    expect(await saidOf(lived.server, 'select 1')).toEqual([]);
    const ran = await runProsa(lived.server, 'doctor');
    expect(ran).toEqual({
      code: 0,
      said: expect.stringMatching(/\d+ verificações, todas ok\.\n$/) as string,
    });
    expect(ran.said).toMatch(/^ok {6}O caminho até o banco de dados/);
  });

  for (const [name, planted, said] of violations)
    it(`finds ${name}, and nothing else`, async ({ lived }) => {
      expect(await saidOf(lived.server, planted)).toEqual([expect.stringMatching(said)]);
    });

  it('says what is wrong, and ends with 1', async () => {
    const server = await startTestServer();
    const company = await server.createCompany();
    const { account_id, owner } = company;
    await owner.call(calls.saveTag, { name: 'VIP' });
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('update account_sequences set last = last + 1');
    const ran = await runProsa(server, 'doctor');
    expect(ran.code).toBe(1);
    expect(ran.said).toContain(`FALHOU  O contador de cada empresa`);
    expect(ran.said).toContain(`Não valem: 1, por exemplo ${account_id}.`);
    await client.query(`insert into schema_migrations (name, run_on) values ('9999_later', now())`);
    expect((await runProsa(server, 'doctor')).said).toContain('esta versão não conhece 9999_later');
    const nowhere = await runProsa({ ...server, dataDir: '/nowhere/prosa' }, 'doctor');
    expect(nowhere).toEqual({ code: 1, said: expect.stringContaining('não existe') as string });
    await client.end();
    await server.stop();
  });
});
