import { describe, expect } from 'vitest';
import { calls, type Message } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { rowsHolding } from '../../testing/contract/company-digest.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'edits',
    ({ talk, server }) =>
      (phone: string, platform_message_id: string, message: string, over = talk.channel) =>
        server.simulator('edit', { channel: over._id, phone, platform_message_id, message }),
  )
  .extend(
    'age',
    ({ server }) =>
      (platform_message_id: string, column: 'created' | 'edited', by: string) =>
        server.runtime.database.acrossAccounts.run(
          column === 'created'
            ? sql`update messages set created = created - ${by}::interval where platform_message_id = ${platform_message_id}`
            : sql`update messages set edited = edited - ${by}::interval where platform_message_id = ${platform_message_id}`,
        ),
  );

describe('a customer edits a message', () => {
  it('an edit shows the new text everywhere at once, keeps the first, and makes nothing unread', async ({
    talk,
    edits,
  }) => {
    const phone = talk.phone();
    const { platform_message_id } = await talk.writes(phone, 'Rua das Flores');
    await talk.reads(phone, 'Rua das Flores');
    const { _id: conversation_id, ...before } = await talk.conversation(phone);
    const answered = { conversation_id, text: 'Anotado', reply_to: platform_message_id };
    const listener = await talk.company.owner.listen();
    await edits(phone, platform_message_id, 'Rua das Palmeiras');
    const { message } = await eventually(() =>
      listener.events.find((event) => event.type === 'message_updated' && event.message.edited !== null),
    ).then((event) => event as { message: Message });
    listener.close();
    expect(message).toMatchObject({ message: 'Rua das Palmeiras', first_text: 'Rua das Flores' });
    const after = await talk.conversation(phone);
    expect(after).toMatchObject({ unread: before.unread, waiting_since: before.waiting_since });
    expect(after.last_message).toEqual({ ...before.last_message, message: 'Rua das Palmeiras' });
    const hits = async (text: string) =>
      (await talk.company.owner.call(calls.searchMessages, { conversation_id, text })).data.length;
    expect([await hits('palmeiras'), await hits('flores')]).toEqual([1, 0]);
    await talk.company.owner.call(calls.sendMessage, answered);
    await edits(phone, platform_message_id, 'Rua das Acácias');
    const [first, reply] = await talk.reads(phone, 'Rua das Acácias', 'Anotado');
    expect(first?.first_text).toBe('Rua das Flores');
    expect(reply?.reply_message?.message).toBe('Rua das Palmeiras');
  });

  it('the latest edit wins, whatever the order of arrival', async ({ talk, edits, age }) => {
    const phone = talk.phone();
    const { platform_message_id } = await talk.writes(phone, 'um');
    await edits(phone, platform_message_id, 'dois');
    await talk.reads(phone, 'dois');
    await age(platform_message_id, 'edited', '-1 hour');
    await edits(phone, platform_message_id, 'tarde demais');
    await talk.fence(phone, 'dois');
    await age(platform_message_id, 'edited', '1 hour');
    await edits(phone, platform_message_id, 'três');
    expect((await talk.reads(phone, 'três', 'fim'))[0]?.first_text).toBe('um');
  });

  it('an edit may arrive before its message, if we know the contact', async ({ talk, edits, server }) => {
    const [known, stranger] = [talk.phone(), talk.phone()];
    await talk.writes(known, 'oi');
    await talk.reads(known, 'oi');
    for (const phone of [known, stranger]) {
      const platform_message_id = `EARLY${phone}`;
      await edits(phone, platform_message_id, 'depois');
      await talk.writes(phone, 'antes', { platform_message_id });
    }
    const [, edited] = await talk.reads(known, 'oi', 'depois');
    expect(edited?.first_text).toBe('antes');
    expect((await talk.conversation(known)).last_message?.message).toBe('depois');
    // Nothing is kept for people who are not contacts.
    expect((await talk.reads(stranger, 'antes'))[0]?.edited).toBeNull();
    expect(await rowsHolding(server, talk.company.account_id, `EARLY${stranger}`)).toBe(1);
  });

  it('an edit changes nothing after 15 minutes, nor a deleted message', async ({
    talk,
    age,
    server,
    edits,
  }) => {
    const phone = talk.phone();
    const ids = [];
    for (const text of ['velha', 'apagada', 'nova'])
      ids.push((await talk.writes(phone, text)).platform_message_id);
    await talk.reads(phone, 'velha', 'apagada', 'nova');
    const [old = '', gone = '', fresh = ''] = ids;
    await age(old, 'created', '16 minutes');
    await server.runtime.database.acrossAccounts.run(
      sql`update messages set deleted = true where platform_message_id = ${gone}`,
    );
    for (const id of ids) await edits(phone, id, 'segunda');
    const [first, second, third] = await talk.reads(phone, 'velha', '', 'segunda');
    expect([first?.edited, second?.edited]).toEqual([null, null]);
    expect(third?.platform_message_id).toBe(fresh);
  });
});

it('an edit reaches only the writer’s own message, on the same number', async ({ talk, server, edits }) => {
  const [phone, other] = [talk.phone(), talk.phone()];
  const theirs = await (await server.createCompany()).addChannel();
  const second = await talk.company.addChannel();
  await talk.writes(other, 'oi');
  await talk.reads(other, 'oi');
  const platform_message_id = `MINE${phone}`;
  await edits(other, platform_message_id, 'de outra pessoa');
  await talk.writes(phone, 'meu', { platform_message_id });
  await talk.reads(phone, 'meu');
  await edits(phone, platform_message_id, 'de outra empresa', theirs);
  await edits(phone, platform_message_id, 'de outro número', second);
  await talk.fence(phone, 'meu');
  await edits(phone, platform_message_id, 'meu mesmo');
  expect((await talk.reads(phone, 'meu mesmo', 'fim'))[0]?.first_text).toBe('meu');
});

it('the export of a contact contains both texts of an edited message, and erasing the contact erases both', async ({
  talk,
  edits,
  server,
}) => {
  const phone = talk.phone();
  const { platform_message_id } = await talk.writes(phone, 'segredo-um');
  await edits(phone, platform_message_id, 'segredo-dois');
  await talk.reads(phone, 'segredo-dois');
  await edits(phone, `NEVER${phone}`, 'segredo-tres');
  const held = (text: string) => rowsHolding(server, talk.company.account_id, text);
  await eventually(() => held('segredo-tres'));
  const { contact } = await talk.conversation(phone);
  const exported = await fetch(`${server.url}/api/${calls.exportContact.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${talk.company.owner.token}` },
    body: JSON.stringify({ contact_id: contact._id }),
  });
  expect(await exported.text()).toMatch(/segredo-dois[^]*segredo-um/);
  await talk.company.owner.call(calls.deleteContact, { contact: { _id: contact._id } });
  expect(await Promise.all(['segredo-um', 'segredo-dois', 'segredo-tres'].map(held))).toEqual([0, 0, 0]);
  // An edit that arrives afterwards finds nothing; another customer's, later on the same number, comes through.
  await edits(phone, platform_message_id, 'segredo-quatro');
  await talk.fence(talk.phone());
  expect(await held('segredo-quatro')).toBe(0);
});
