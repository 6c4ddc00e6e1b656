import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { sweepFiles } from '../../../platform/storage/sweep-files.ts';
import { eventually } from '../../../testing/eventually.ts';
import { sampleFiles, samplePicture } from '../../../testing/sample-files.ts';
import { serverTest } from '../../../testing/server-test.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { mediaArea } from '../../media/index.ts';
import { claimPicture } from './claim-picture.ts';

const dayMs = 86_400_000;
const file = { scope: 'file' } as const;

const it = serverTest
  .extend('time', file, () => ({ aheadMs: 0 }))
  .extend('serverOptions', file, ({ time }) => ({
    clock: { now: () => new Date(Date.now() + time.aheadMs) },
  }))
  /** Lets days pass for the pictures, and minutes for the rest: sessions of people must not end. */
  .extend('pass', ({ server, time }) => async (days: number) => {
    time.aheadMs += 120_000;
    await server.runtime.database.acrossAccounts.run(
      sql`update contact_pictures set asked = asked - make_interval(days => ${days}::integer)`,
    );
  })
  .extend(
    'show',
    ({ server, talk }) =>
      async (phone: string, picture: Buffer | null, mime = 'image/jpeg') => {
        const shown = picture && `data:${mime};base64,${picture.toString('base64')}`;
        await server.simulator('picture', { channel: talk.channel._id, phone, picture: shown });
      },
  )
  .extend('contactOf', ({ talk }) => async (phone: string) => {
    const { contact } = await talk.conversation(phone);
    return talk.company.owner.call(calls.getContact, { contact_id: contact._id });
  })
  .extend('shows', ({ contactOf }) => (phone: string) => {
    return eventually(async () => (await contactOf(phone)).profile_picture);
  })
  .extend('asked', ({ server, contactOf }) => (phone: string) => {
    return eventually(async () => {
      const { _id } = await contactOf(phone);
      return server.runtime.database.acrossAccounts.row<{ answered: boolean }>(
        sql`select answered from contact_pictures where contact_id = ${_id} and answered`,
      );
    });
  });

async function filesOf(server: TestServer, account_id: string): Promise<string[]> {
  return readdir(join(server.dataDir, 'media', account_id)).catch(() => []);
}

describe('the picture that a customer shows', () => {
  it('comes with the first message, is shown everywhere, and only by its signed address', async ({
    server,
    talk,
    show,
    shows,
  }) => {
    const { owner } = talk.company;
    const [listener, phone] = [await owner.listen(), talk.phone()];
    await show(phone, await samplePicture('jpeg', 96, 96));
    await talk.writes(phone, 'Oi');
    const link = await shows(phone);
    const { contact } = await talk.conversation(phone);
    expect(contact.profile_picture).toBe(link);
    const { data } = await owner.call(calls.getContacts, { query: phone });
    expect(data.map((one) => one.profile_picture)).toEqual([link]);
    const heard = { type: 'contact_picture', contact_id: contact._id, profile_picture: link };
    await eventually(() => listener.events.some((event) => event.type === 'contact_picture'));
    expect(listener.events).toContainEqual(expect.objectContaining(heard));
    listener.close();
    const answer = await fetch(server.url + link);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const other = await server.createCompany();
    const foreign = link.replace(`/${talk.company.account_id}/`, `/${other.account_id}/`);
    expect((await fetch(server.url + foreign)).status).toBe(404);
    expect((await fetch(server.url + link.replace(/signature=../, 'signature=zz'))).status).toBe(404);
    const seen = (person: typeof owner) => person.attempt(calls.getContact, { contact_id: contact._id });
    expect([(await seen(other.owner)).status, (await seen(owner)).status]).toEqual([404, 200]);
  });

  it('is announced to people who may see the contact, and to nobody else', async ({ talk, show, shows }) => {
    const { owner, department, addDepartment, addPerson } = talk.company;
    const elsewhere = await addDepartment('Outro');
    const inside = await addPerson({ user_role: 'user', departments: [department] });
    const outside = await addPerson({ user_role: 'user', departments: [elsewhere] });
    for (const { user } of [inside, outside]) {
      await owner.call(calls.updateUser, { user: { _id: user._id, access_restrictions: ['contacts'] } });
    }
    const [hears, deaf] = [await inside.listen(), await outside.listen()];
    const phone = talk.phone();
    await show(phone, await samplePicture('jpeg'));
    await talk.writes(phone, 'Oi');
    await shows(phone);
    await eventually(() => hears.events.some(({ type }) => type === 'contact_picture'));
    // Both hear what is for the whole company, which comes after it.
    await owner.call(calls.saveTag, { name: `Depois ${phone}` });
    await eventually(() => deaf.events.some(({ type }) => type === 'tags_changed'));
    expect(deaf.events.filter(({ type }) => type === 'contact_picture')).toEqual([]);
    const { contact } = await talk.conversation(phone);
    const sees = async (person: typeof owner) =>
      (await person.attempt(calls.getContact, { contact_id: contact._id })).status;
    expect([await sees(inside), await sees(outside)]).toEqual([200, 404]);
    for (const one of [hears, deaf]) one.close();
  });

  it('is refused when it is no picture; what was shown before is taken away', async ({
    talk,
    show,
    asked,
    shows,
    contactOf,
  }) => {
    const [hostile, honest] = [talk.phone(), talk.phone()];
    await show(hostile, sampleFiles.svg, 'image/svg+xml');
    await show(honest, await samplePicture('png'));
    for (const phone of [hostile, honest]) await talk.writes(phone, 'Oi');
    expect(await shows(honest)).toContain('image%2Fjpeg');
    await asked(hostile);
    expect((await contactOf(hostile)).profile_picture).toBeNull();
  });

  it('is asked for once a week: on the desk, and not more often', async ({
    server,
    talk,
    show,
    asked,
    shows,
    contactOf,
    pass,
  }) => {
    const { account_id, owner } = talk.company;
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    await asked(phone);
    const open = async () => {
      const { _id } = await talk.conversation(phone);
      await owner.call(calls.getMessages, { conversation_id: _id });
    };
    await show(phone, await samplePicture('jpeg'));
    await pass(6);
    await open();
    const other = talk.phone();
    await show(other, await samplePicture('jpeg'));
    await talk.writes(other, 'Oi');
    await shows(other);
    expect((await contactOf(phone)).profile_picture).toBeNull();
    await pass(2);
    await open();
    await shows(phone);
    const stored = (await filesOf(server, account_id)).length;
    await show(phone, null);
    await pass(8);
    await open();
    await eventually(async () => (await contactOf(phone)).profile_picture === null);
    await eventually(async () => (await filesOf(server, account_id)).length === stored - 1);
  });
});

describe('the file of a picture', () => {
  it('goes where its contact goes: into a merge, out of it again, and away when erased', async ({
    server,
    talk,
    show,
    contactOf,
    shows,
  }) => {
    const { account_id, owner } = talk.company;
    const phone = talk.phone();
    await talk.writes(phone, 'pelo telefone');
    const kept = await contactOf(phone);
    await show(phone, await samplePicture('jpeg'));
    await talk.writes(phone, 'escondido', { hides_phone: true });
    const hidden = await eventually(async () => {
      const { data } = await owner.call(calls.getDeskConversations, {});
      return data.find(({ last_message }) => last_message?.message === 'escondido')?.contact;
    });
    const pictureOf = async (contact_id: string) =>
      (await owner.call(calls.getContact, { contact_id })).profile_picture;
    const link = await eventually(() => pictureOf(hidden._id));
    await server.simulator('identify', { channel: talk.channel._id, phone });
    expect(await shows(phone)).toBe(link);
    const [merge] = await owner.call(calls.getContactMerges, { contact_id: kept._id });
    await owner.call(calls.separateContact, { merge_id: merge?._id ?? '' });
    expect([await pictureOf(kept._id), await pictureOf(hidden._id)]).toEqual([null, link]);
    const stored = (await filesOf(server, account_id)).length;
    await owner.call(calls.deleteContact, { contact: { _id: hidden._id } });
    expect((await fetch(server.url + link)).status).toBe(404);
    expect(await filesOf(server, account_id)).toHaveLength(stored - 1);
  });

  it('is needed by the company, so the sweep of files leaves it', async ({ server, talk, show, shows }) => {
    const phone = talk.phone();
    await show(phone, await samplePicture('jpeg'));
    await talk.writes(phone, 'Oi');
    const link = await shows(phone);
    const { account_id } = talk.company;
    await server.runtime.storage.put({ account_id, id: 'orphan' }, sampleFiles.pdf);
    const clock = { now: () => new Date(Date.now() + 2 * dayMs) };
    await sweepFiles({ ...server.runtime, clock, areas: [mediaArea], signal: new AbortController().signal });
    expect(await filesOf(server, account_id)).not.toContain('orphan');
    expect((await fetch(server.url + link)).status).toBe(200);
  });
});

describe('whose picture is not asked for', () => {
  it('an ignored contact’s', async ({ server, talk, show, shows, contactOf, pass }) => {
    const { owner } = talk.company;
    const [ignored, heard] = [talk.phone(), talk.phone()];
    for (const phone of [ignored, heard]) await talk.writes(phone, 'Oi');
    const { _id } = await contactOf(ignored);
    await owner.call(calls.ignoreContact, { contact: { _id, ignore: true } });
    for (const phone of [ignored, heard]) await show(phone, await samplePicture('jpeg'));
    await pass(8);
    for (const phone of [ignored, heard]) await talk.thread(phone);
    await shows(heard);
    expect((await contactOf(ignored)).profile_picture).toBeNull();
    const row = await server.runtime.database.acrossAccounts.row(
      sql`select from contact_pictures where contact_id = ${_id} and asked > now() - interval '1 day'`,
    );
    expect(row).toBeNull();
  });

  it('anybody’s over a number whose owner switched it off', async ({
    server,
    talk,
    show,
    shows,
    contactOf,
  }) => {
    const switched = (profile_pictures: boolean) =>
      talk.company.owner.call(calls.changeChipPrivacy, { chip: talk.channel._id, profile_pictures });
    const [before, unasked, elsewhere] = [talk.phone(), talk.phone(), talk.phone()];
    for (const phone of [before, unasked]) await show(phone, await samplePicture('jpeg'));
    await talk.writes(before, 'Oi');
    await shows(before);
    await switched(false);
    await talk.writes(unasked, 'Oi');
    await talk.thread(unasked);
    const { _id: channel } = await talk.company.addChannel();
    const picture = `data:image/jpeg;base64,${(await samplePicture('jpeg')).toString('base64')}`;
    await server.simulator('picture', { channel, phone: elsewhere, picture });
    await server.simulator('send', { channel, phone: elsewhere, message: 'Oi' });
    await shows(elsewhere);
    expect((await contactOf(unasked)).profile_picture).toBeNull();
    await switched(true);
  });

  it('no more than ten within a minute, and never by a process that lost the number', async ({
    server,
    talk,
    contactOf,
    time,
  }) => {
    const [phone, db] = [talk.phone(), server.runtime.database.forAccount(talk.company.account_id)];
    await talk.writes(phone, 'Oi');
    const { _id } = await contactOf(phone);
    for (let n = 0; n < 10; n += 1)
      await talk.company.owner.call(calls.createContact, { phone: talk.phone() });
    const now = (minutes: number) => new Date(Date.now() + time.aheadMs + 30 * dayMs + minutes * 60_000);
    const row = await server.runtime.database.acrossAccounts.row<{ epoch: number }>(
      sql`select lease_epoch as epoch from channels where id = ${talk.channel._id}`,
    );
    const epoch = row?.epoch ?? 0;
    const claim = (minutes: number, by = epoch) =>
      claimPicture(db, {
        channel: { id: talk.channel._id, epoch: by },
        subject: { contact_id: _id },
        now: now(minutes),
      });
    await db.run(
      sql`insert into contact_pictures (account_id, channel_id, asked, contact_id)
        select account_id, ${talk.channel._id}, ${now(0)}, id from contacts
        where account_id = ${db.account_id} and id <> ${_id} order by id desc limit 10`,
    );
    expect(await claim(2, epoch - 1)).toBeNull();
    expect(await claim(0)).toBe('later');
    expect(await claim(2)).toMatchObject({ contact_id: _id });
    expect(await claim(3)).toBeNull();
  });
});
