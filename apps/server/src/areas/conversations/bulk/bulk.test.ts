import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Chip, type Conversation } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let channel: Chip;
let customers = 0;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  channel = await company.addChannel();
});
afterAll(() => server.stop());

const db = () => server.runtime.database.acrossAccounts;
const desk = async (text: string) =>
  (await company.owner.call(calls.getDeskConversations, { filter: { text } })).data[0];
const texts = async (conversation_id: string) =>
  (await company.owner.call(calls.getMessages, { conversation_id })).data.map(({ message }) => message);

/** Opens a conversation whose customer wrote this many hours ago. */
async function idle(hours: number): Promise<Conversation> {
  const phone = `55419${String(84_000_000 + (customers += 1))}`;
  await server.simulator('send', { channel: channel._id, phone, message: 'oi' });
  const { _id } = await eventually(() => desk(phone));
  await db().run(
    sql`update conversations set last_activity = last_activity - make_interval(hours => ${hours}) where id = ${_id}`,
  );
  return company.owner.call(calls.getConversation, { conversation_id: _id });
}
const now = ({ _id }: Conversation) => company.owner.call(calls.getConversation, { conversation_id: _id });

describe('finishing what is idle', () => {
  it('a mass finish counts first, finishes only idle conversations in one live event, and is undone without a trace', async () => {
    const [old, recent] = [await idle(50), await idle(10)];
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    const listener = await agent.listen();
    expect(await company.owner.call(calls.countInactive, { hours: 48 })).toEqual({ count: 1 });
    const { undo_id, finished } = await company.owner.call(calls.finishInactive, { hours: 48 });
    expect(finished).toBe(1);
    expect((await now(recent)).finished).toBeNull();
    expect(await now(old)).toMatchObject({
      finished: expect.any(String) as string,
      unread: 0,
      waiting_response: false,
    });
    expect((await texts(old._id)).at(-1)).toBe(
      'Dona Teste finalizou o atendimento, sem mensagens há mais de 48 h',
    );
    expect(await company.owner.call(calls.undoAction, { undo_id })).toEqual({ undone: 1, kept: 0 });
    expect(await now(old)).toEqual(old);
    expect(await texts(old._id)).toEqual(['oi']);
    const many = () => listener.events.filter(({ type }) => type.startsWith('conversations_'));
    await eventually(() => many().length === 2);
    expect(many()).toMatchObject([
      { type: 'conversations_finished', conversation_ids: [old._id], user_id: company.owner.user._id },
      { type: 'conversations_restored', conversation_ids: [old._id] },
    ]);
    expect(await company.owner.call(calls.undoAction, { undo_id })).toEqual({ undone: 0, kept: 0 });
    listener.close();
  });

  it('undoing a mass finish leaves touched conversations finished, and keeps what customers wrote meanwhile', async () => {
    const [untouched, touched, again] = [await idle(60), await idle(60), await idle(60)];
    const { undo_id } = await company.owner.call(calls.finishInactive, { hours: 55 });
    await company.owner.call(calls.createSystemMessage, { conversation_id: touched._id, message: 'vi' });
    const { phone } = again.contact;
    await server.simulator('send', { channel: channel._id, phone, message: 'voltei' });
    await eventually(() => desk(phone));
    expect(await company.owner.call(calls.undoAction, { undo_id })).toEqual({ undone: 2, kept: 1 });
    expect((await now(untouched)).finished).toBeNull();
    expect((await now(touched)).finished).not.toBeNull();
    expect(await now(again)).toMatchObject({ finished: null, unread: 2 });
    expect(await texts(again._id)).toEqual(['oi', 'voltei']);
    expect((await desk(phone))?._id).toBe(again._id);
  });

  it('only the person who did a mass finish can undo it, in time; agents may not use it', async () => {
    const { undo_id } = await company.owner.call(calls.finishInactive, { hours: 8000 });
    const manager = await company.addPerson({ user_role: 'manager' });
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect((await manager.attempt(calls.undoAction, { undo_id })).status).toBe(404);
    for (const call of [calls.countInactive, calls.finishInactive]) {
      expect((await agent.attempt(call, { hours: 48 })).status).toBe(403);
      expect((await manager.attempt(call, { hours: 0 })).status).toBe(400);
    }
    await db().run(sql`update undos set created = created - interval '31 seconds' where id = ${undo_id}`);
    const late = await company.owner.attempt(calls.undoAction, { undo_id });
    expect(late.body).toMatchObject({ error: true, message: 'O prazo para desfazer já passou.' });
  });
});

describe('ten thousand at once', () => {
  it('ten thousand conversations are finished and undone in a few events, not ten thousand', async () => {
    await addIdle(10_000);
    const listener = await company.owner.listen();
    const { undo_id, finished } = await company.owner.call(calls.finishInactive, { hours: 100 });
    expect(finished).toBe(10_000);
    expect(await company.owner.call(calls.undoAction, { undo_id })).toEqual({
      undone: 10_000,
      kept: 0,
    });
    const told = (type: string) =>
      listener.events.flatMap((event) =>
        event.type === type && 'conversation_ids' in event ? [event.conversation_ids.length] : [],
      );
    const sum = (type: string) => told(type).reduce((all, some) => all + some, 0);
    await eventually(
      () => sum('conversations_finished') === 10_000 && sum('conversations_restored') === 10_000,
    );
    expect(listener.events.length).toBeLessThan(60);
    listener.close();
  });
});

/** Adds rows as traffic would, with the statistics that PostgreSQL has a minute later. */
async function addIdle(count: number): Promise<void> {
  const { account_id, department } = company;
  await db().run(
    sql`insert into contacts (account_id, id, name, phone, created)
      select ${account_id}, md5('k' || n)::uuid, 'Parado ' || n, '55117' || (10000000 + n), now() from generate_series(1, ${count}::int) n`,
  );
  await db().run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created, last_activity)
      select ${account_id}, md5('v' || n)::uuid, ${channel._id}, md5('k' || n)::uuid, ${department}, true, now(), now() - interval '200 hours'
      from generate_series(1, ${count}::int) n`,
  );
  await db().run(sql`analyze conversations, contacts`);
}
