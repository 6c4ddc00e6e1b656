import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { raw, sql } from '../../../platform/db/sql.ts';
import { filesHolding, tablesHolding } from '../../../testing/contract/canaries.ts';
import { eventually } from '../../../testing/eventually.ts';
import { drawing, node, says } from '../../../testing/flow-drawings.ts';
import { perform } from '../../../testing/perform.ts';
import { upload } from '../../../testing/sample-files.ts';
import { sendSheet } from '../../../testing/sheets/send-sheet.ts';
import { serverTest } from '../../../testing/server-test.ts';
/** Occurs in everything that is known about the person. */
const mark = `canario${process.pid}`;
const phone = '5541987650123';
const short = '4187650123';

const it = serverTest
  .extend(
    'owner',
    ({ desk }) =>
      () =>
        desk.company.owner,
  )
  .extend(
    'rowsOf',
    ({ server }) =>
      (query: ReturnType<typeof sql>) =>
        server.runtime.database.acrossAccounts.rows(query),
  )
  /** All places that may hold it: the files, and the tables by any of these texts. */
  .extend('held', ({ server }) => async () => ({
    tables: [
      ...new Set((await Promise.all([mark, phone, short].map((text) => tablesHolding(server, text)))).flat()),
    ].toSorted(),
    files: (await filesHolding(server, mark)).length,
  }))
  /** Returns the messages in the export of a contact. */
  .extend(
    'exported',
    ({ server, owner }) =>
      async (contact_id: string): Promise<Record<string, unknown>[]> => {
        const response = await fetch(`${server.url}/api/${calls.exportContact.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${owner().token}` },
          body: JSON.stringify({ contact_id }),
        });
        const told = (await response.json()) as { conversas: { mensagens: Record<string, unknown>[] }[] };
        return told.conversas.flatMap(({ mensagens }) => mensagens);
      },
  )
  /** Has the database refuse a message, and copies its dead letter under the person's hidden address. */
  .extend('buried', ({ rowsOf, server }) => async (channel: string) => {
    await rowsOf(
      sql`alter table messages add constraint no_canary check (message not like ${raw(`'recusada %'`)})`,
    );
    await server.simulator('send', { channel, phone, message: `recusada ${mark}` });
    await eventually(async () => (await tablesHolding(server, mark)).includes('inbound_dead_letters'));
    await rowsOf(sql`alter table messages drop constraint no_canary`);
    await rowsOf(sql`insert into inbound_dead_letters (account_id, id, channel_id, payload, reason, created)
    select account_id, gen_random_uuid(), channel_id, jsonb_set(payload, '{peer}', '{"phone": null, "jid": "77001122@lid"}'), reason, created
    from inbound_dead_letters`);
    await rowsOf(sql`update contacts set lid = '77001122' where phone = ${phone}`);
  })
  /** Imports rows that became the contact, rejected rows, and a sheet whose first row is no heading. */
  .extend('imported', ({ server, owner }) => async () => {
    const sheet = [
      `telefone;nome`,
      `${short};${mark}`,
      `(41) 98765-0123;${mark} de novo`,
      `98765-0123;${mark} sem DDD`,
      `41999998888;Outra pessoa`,
    ];
    const people = await sendSheet(server.url, owner(), Buffer.from(sheet.join('\n')));
    const bare = await sendSheet(server.url, owner(), Buffer.from(`${phone};${mark}\n41999997777;Mais uma`));
    const state = async (import_id: string) =>
      (await owner().call(calls.getContactImport, { import_id })).import.state;
    await eventually(async () => (await state(people)) === 'ready' && (await state(bare)) === 'ready');
    await owner().call(calls.importContacts, { people, props: ['phone', 'name'] });
    await eventually(async () => (await state(people)) === 'done');
    return people;
  })
  /** Makes audiences with the person: of a sheet with somebody else, and of copied contacts. Returns how many have whom. */
  .extend('inAudiences', ({ server, owner }) => async () => {
    const { token } = owner();
    const call = calls.importAudienceSheet;
    const sheet = `telefone;nome;nota\n${short};${mark};da ${mark}\n41999996666;Mais outra;`;
    const file = { bytes: Buffer.from(sheet), name: 'feira.csv' };
    const { body } = await upload(server.url, owner(), { call, file });
    const { _id: import_id } = body.message as { _id: string };
    const state = async () => (await owner().call(calls.getContactImport, { import_id })).import.state;
    await eventually(async () => (await state()) === 'ready');
    await perform(server.url, { call, token, input: { save: 'true', name: 'Feira', people: import_id } });
    const filter = { last_talk: { is: 'within' as const, days: 1 } };
    await owner().call(calls.saveAudience, { name: 'Copiados', kind: 'frozen', filter });
    const audiences = async () => (await owner().call(calls.getAudiences, {})).data;
    await eventually(async () => (await audiences()).every((audience) => audience.state === 'ready'));
    return async () => (await audiences()).map(({ name, people }) => [name, people]);
  });
const pdf = `data:application/pdf;base64,${Buffer.from(`%PDF-1.4\n${mark}\n%%EOF`).toString('base64')}`;

/** Creates a bot's question whose answer is kept beyond the run, and passed on. */
function asking() {
  const asks = node('question', {
    settings: { text: 'Seu nome?', variable: 'nome' },
    next: { next: 'keeps' },
  });
  const assignments = [{ variable: 'dito', kind: 'text', value: '{nome}', scope: 'contact' }];
  const keeps = node('set', {
    id: 'keeps',
    settings: { assignments },
    next: { next: 'thanks', error: 'end' },
  });
  const thanks = says('thanks', 'Obrigado, {nome}', { next: 'end' });
  return drawing(asks, keeps, thanks, node('end', { settings: { finish_conversation: false } }));
}

describe('an erased person', () => {
  it('an erased person is in no table and no file, wherever they were before', async ({
    desk,
    server,
    owner,
    buried,
    imported,
    exported,
    held,
    inAudiences,
  }) => {
    const chip = await desk.addChannel(await desk.publish(asking()));
    const channel = chip._id;
    await server.simulator('send', { channel, phone, name: `Nome ${mark}`, message: `oi ${mark}` });
    await desk.received(chip, phone, 1);
    await desk.writes(chip, phone, mark);
    await desk.received(chip, phone, 2);
    const { _id: conversation_id, contact } = await desk.conversation(phone);
    const { platform_message_id } = await desk.writes(chip, phone, `primeiro ${mark}`);
    const read = (text: string) =>
      eventually(async () => (await desk.thread(conversation_id)).some(({ message }) => message === text));
    await read(`primeiro ${mark}`);
    await server.simulator('edit', { channel, phone, platform_message_id, message: `depois ${mark}` });
    await read(`depois ${mark}`);
    await server.simulator('react', { channel, phone, platform_message_id, emoji: '👍' });
    await server.simulator('send', {
      channel,
      phone,
      type: 'document',
      message: '',
      media_url: pdf,
      file_name: `${mark}.pdf`,
    });
    await eventually(async () => (await filesHolding(server, mark)).length);
    const about = { contact: { _id: contact._id } };
    await owner().call(calls.changeContactName, {
      contact: { ...about.contact, override_name: `Apelido ${mark}` },
    });
    await owner().call(calls.changeContactAnnotations, {
      contact: { ...about.contact, annotations: [{ text: `Nota ${mark}` }] },
    });
    await owner().call(calls.changeContactData, {
      contact: { ...about.contact, data: [{ name: 'cpf', value: mark }] },
    });
    const sent = await owner().call(calls.sendMessage, {
      conversation_id,
      text: `Para ${mark}`,
      reply_to: platform_message_id,
    });
    await owner().call(calls.deleteMessage, {
      platform_message_id: sent.platform_message_id,
      phone,
      chip_number_id: channel,
    });
    await buried(channel);
    const import_id = await imported();
    const audiences = await inAudiences();
    expect(await audiences()).toEqual([
      ['Copiados', 1],
      ['Feira', 2],
    ]);
    await owner().call(calls.finishConversation, { conversation_id });

    const told = await exported(contact._id);
    expect(told.find(({ first_text }) => first_text)).toMatchObject({
      message: `depois ${mark}`,
      first_text: `primeiro ${mark}`,
      reactions: [{ origin: 'customer', emoji: '👍' }],
    });
    expect(told.find(({ deleted }) => deleted)).toMatchObject({ message: '', origin: 'user' });
    expect(told.map(({ origin }) => origin)).toContain('system');

    const before = await held();
    expect(before.tables).toEqual(
      expect.arrayContaining([
        'audience_people',
        'contact_import_rows',
        'contact_imports',
        'contacts',
        'conversations',
        'flow_runs',
        'flow_steps',
        'flow_values',
        'inbound_dead_letters',
        'messages',
      ]),
    );
    expect(before.files).toBe(1);
    await owner().call(calls.deleteContact, about);
    await eventually(async () =>
      (await tablesHolding(server, contact._id)).every((table) => !table.startsWith('report_')),
    );
    expect(await held()).toEqual({ tables: [], files: 0 });
    // What stays is the record of the erasure, under an id; and of the import its counts and everybody else.
    expect(await tablesHolding(server, contact._id)).toEqual(['audit_entries', 'domain_events', 'erasures']);
    expect(await audiences()).toEqual([
      ['Copiados', 0],
      ['Feira', 1],
    ]);
    const { import: done, preview } = await owner().call(calls.getContactImport, { import_id });
    expect(done.counts).toMatchObject({ updated: 1, created: 1 });
    expect(preview.map(({ name }) => name)).toEqual(['Outra pessoa']);
    const [entry] = (await owner().call(calls.getAuditEntries, { kind: 'deletion' })).data;
    expect(entry).toMatchObject({
      action: 'deletion.contact',
      target: { _id: contact._id, label: '', gone: true },
    });
  });
});
