import { calls, errorText, type Conversation } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import type { Talk } from '../../../testing/talk.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const it = serverTest
  /** An agent of the first department, one of another, and that department. */
  .extend('team', { scope: 'file' }, async ({ talk: { company } }) => {
    const finance = await company.addDepartment('Financeiro');
    const agent = (departments: string[]) => company.addPerson({ user_role: 'user', departments });
    return { agent: await agent([company.department]), cashier: await agent([finance]), finance };
  })
  .extend('opened', ({ talk }) => async (count: number) => {
    const phones = Array.from({ length: count }, () => talk.phone());
    await Promise.all(phones.map((phone) => talk.writes(phone, 'Oi')));
    return Promise.all(phones.map((phone) => talk.conversation(phone)));
  })
  .extend(
    'look',
    ({ talk }) =>
      (row: Conversation) =>
        talk.company.owner.call(calls.getConversation, { conversation_id: row._id }),
  );

const idsOf = (rows: readonly Conversation[]) => rows.map(({ _id }) => _id);
const none = { undo_id: null, done: 0, unchanged: 0, finished: 0, gone: 0, unseen: 0 };

describe('acts on several chosen conversations', () => {
  it('of two hundred, those finished meanwhile are counted, and the others are finished in one event; twice changes nothing', async ({
    server,
    talk,
    team: { agent },
  }) => {
    const conversation_ids = await addOpen(server, talk, 200);
    for (const conversation_id of conversation_ids.slice(0, 3)) {
      await talk.company.owner.call(calls.finishConversation, { conversation_id });
    }
    const listener = await agent.listen();
    const first = await agent.call(calls.finishConversations, { conversation_ids });
    expect(first).toEqual({ ...none, undo_id: expect.any(String) as string, done: 197, finished: 3 });
    const again = await agent.call(calls.finishConversations, { conversation_ids });
    expect(again).toEqual({ ...none, finished: 200 });
    const undo = { undo_id: first.undo_id ?? '' };
    expect(await agent.call(calls.undoAction, undo)).toEqual({ undone: 197, kept: 0 });
    await eventually(() => listener.events.at(-1)?.type === 'conversations_restored');
    expect(listener.events.map(({ type }) => type)).toEqual([
      'conversations_finished',
      'conversations_restored',
    ]);
    listener.close();
    const tooMany = [...conversation_ids, talk.company.department];
    expect((await agent.attempt(calls.finishConversations, { conversation_ids: tooMany })).status).toBe(400);
  });

  it('what an agent does not see and what another company has stays as it is, and is counted as not there', async ({
    talk,
    team,
    opened,
    look,
    otherScope,
  }) => {
    const [mine, theirs] = await opened(2);
    if (!mine || !theirs) throw new Error('no conversations');
    const away = { conversation_id: theirs._id, department: team.finance };
    await talk.company.owner.call(calls.changeConversation, away);
    const foreign = await otherScope.conversation();
    const conversation_ids = [mine._id, theirs._id, foreign._id, mine._id];
    const { undo_id, ...counts } = await team.agent.call(calls.finishConversations, { conversation_ids });
    expect({ ...counts, undo_id: null }).toEqual({ ...none, done: 1, gone: 2 });
    expect([(await look(mine)).finished, (await look(theirs)).finished]).toEqual([
      expect.any(String) as string,
      null,
    ]);
    const other = await otherScope.company.owner.call(calls.getConversation, {
      conversation_id: foreign._id,
    });
    expect(other.finished).toBeNull();
    const nothing = await team.agent.attempt(calls.finishConversations, {
      conversation_ids: [theirs._id, foreign._id],
    });
    expect(nothing.status).toBe(404);
    // The control: who sees it finishes it.
    const last = { conversation_ids: [theirs._id] };
    expect(await team.cashier.call(calls.finishConversations, last)).toMatchObject({ done: 1 });
  });

  it('a transfer takes them from one desk to another in a few events, and comes back without what somebody took there', async ({
    team,
    opened,
    look,
  }) => {
    const { agent, cashier, finance } = team;
    const rows = await opened(4);
    const [mine, theirs] = [await agent.listen(), await cashier.listen()];
    const input = { conversation_ids: idsOf(rows), department: finance, note: 'boleto' };
    const { undo_id, done } = await agent.call(calls.transferConversations, input);
    expect(done).toBe(4);
    await eventually(() => theirs.events.length > 0 && mine.events.length > 0);
    expect(mine.events).toMatchObject([
      { type: 'conversations_removed', conversation_ids: idsOf(rows).toSorted(), moved_by: agent.user._id },
    ]);
    expect(theirs.events).toMatchObject([{ type: 'conversations_changed' }]);
    const [first] = rows;
    if (!first) throw new Error('no conversations');
    expect((await look(first)).last_message?.message).toBe(
      `${agent.user.name} transferiu para o departamento Financeiro: “boleto”`,
    );
    await cashier.call(calls.setManual, { conversation_id: first._id });
    expect(await agent.call(calls.undoAction, { undo_id: undo_id ?? '' })).toEqual({ undone: 3, kept: 1 });
    const departments = await Promise.all(rows.map(async (row) => (await look(row)).department));
    expect(departments).toEqual([finance, ...rows.slice(1).map(({ department }) => department)]);
    await eventually(() => theirs.events.some(({ type }) => type === 'conversations_removed'));
    mine.close();
    theirs.close();
  });

  it('a colleague receives those whose department they see, and is notified once', async ({
    talk,
    team,
    opened,
    look,
  }) => {
    const { owner } = talk.company;
    const [near, also, far] = await opened(3);
    if (!near || !also || !far) throw new Error('no conversations');
    await owner.call(calls.changeConversation, { conversation_id: far._id, department: team.finance });
    const user = team.agent.user._id;
    const listener = await team.agent.listen();
    const conversation_ids = [near._id, also._id, far._id];
    expect(await owner.call(calls.transferConversations, { conversation_ids, user })).toMatchObject({
      done: 2,
      unseen: 1,
    });
    expect([(await look(near)).user?._id, (await look(far)).user]).toEqual([user, null]);
    const refused = await owner.attempt(calls.transferConversations, { conversation_ids: [far._id], user });
    expect(refused.body.message).toBe(errorText('person_cannot_see'));
    expect(await team.agent.call(calls.getColleagueMentions, {})).toHaveLength(2);
    await eventually(() => listener.events.some(({ type }) => type === 'colleague_mentioned'));
    expect(listener.events.filter(({ type }) => type === 'colleague_mentioned')).toHaveLength(1);
    listener.close();
  });

  it('tags are added to those who lack them, and an undo leaves what they had and what a colleague added', async ({
    talk,
    team: { agent },
    opened,
    look,
  }) => {
    const { owner } = talk.company;
    const [blank, has] = await opened(2);
    if (!blank || !has) throw new Error('no conversations');
    const made = await Promise.all(['VIP', 'Atraso'].map((name) => owner.call(calls.saveTag, { name })));
    const [vip = '', late = ''] = made.map(({ _id }) => _id);
    const put = (row: Conversation, tags: string[]) =>
      owner.call(calls.changeContactTags, {
        contact: { _id: row.contact._id, tags },
        conversation_id: row._id,
      });
    await put(has, [vip]);
    const input = { conversation_ids: [blank._id, has._id], tags: [vip] };
    const { undo_id, done, unchanged } = await agent.call(calls.tagConversations, input);
    expect([done, unchanged]).toEqual([1, 1]);
    expect((await look(blank)).tags).toEqual([vip]);
    await put(blank, [vip, late]);
    await agent.call(calls.undoAction, { undo_id: undo_id ?? '' });
    expect([(await look(blank)).tags, (await look(has)).tags]).toEqual([[late], [vip]]);
    expect(await agent.call(calls.tagConversations, { ...input, conversation_ids: [has._id] })).toEqual({
      ...none,
      unchanged: 1,
    });
  });
});

/** Adds conversations in progress of a number, and returns their ids. */
async function addOpen(
  { runtime }: TestServer,
  { company, channel }: Talk,
  count: number,
): Promise<string[]> {
  const { account_id, department } = company;
  const db = runtime.database.acrossAccounts;
  await db.run(
    sql`insert into contacts (account_id, id, name, phone, created)
      select ${account_id}, md5('k' || n)::uuid, 'Cliente ' || n, '55117' || (10000000 + n), now() from generate_series(1, ${count}::int) n`,
  );
  const rows = await db.rows<{ id: string }>(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created, last_activity)
      select ${account_id}, md5('v' || n)::uuid, ${channel._id}, md5('k' || n)::uuid, ${department}, true, now(), now()
      from generate_series(1, ${count}::int) n returning id`,
  );
  return rows.map(({ id }) => id);
}
