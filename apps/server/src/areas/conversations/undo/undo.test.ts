import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Conversation } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openTalk, type Talk } from '../../../testing/talk.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let talk: Talk;
let owner: TestPerson;
let agent: TestPerson;
let finance: string;
let cashier: TestPerson;
/** How far the server's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  talk = await openTalk(server);
  ({ owner } = talk.company);
  agent = await talk.company.addPerson({ user_role: 'user', departments: [talk.company.department] });
  finance = await talk.company.addDepartment('Financeiro');
  cashier = await talk.company.addPerson({ user_role: 'user', departments: [finance] });
});
afterAll(() => server.stop());

const texts = async (conversation_id: string) =>
  (await owner.call(calls.getMessages, { conversation_id, limit: 100 })).data.map(({ message }) => message);
const look = (conversation_id: string) => owner.call(calls.getConversation, { conversation_id });
const overtaken = 'Não foi possível desfazer: a conversa já mudou depois disso.';

/** Opens the conversation of a new customer. */
async function written(message = 'oi'): Promise<Conversation> {
  const phone = talk.phone();
  await talk.writes(phone, message);
  return talk.conversation(phone);
}

/** Reads everything of one customer, in all their conversations. */
async function allOf({ contact }: Conversation) {
  const filter = { text: contact.phone };
  const [open, finished] = await Promise.all([
    owner.call(calls.getDeskConversations, { filter }),
    owner.call(calls.getConversations, { filter: { ...filter, finished: true } }),
  ]);
  return { open: open.data, finished: finished.data };
}

/** Waits until the reports count as many conversations as there are. */
async function countedRight(): Promise<void> {
  const rows = await server.runtime.database.acrossAccounts.rows(
    sql`select from conversations where account_id = ${talk.company.account_id}`,
  );
  await eventually(
    async () => (await owner.call(calls.getDashboardData, {})).conversation_cards.all === rows.length,
  );
}

/** Has the customer write, and waits until it is stored. */
async function writesAgain({ contact, _id }: Conversation, message: string): Promise<Conversation> {
  await talk.writes(contact.phone, message);
  return eventually(async () => (await allOf({ contact, _id } as Conversation)).open[0]);
}

describe('a finish that is undone', () => {
  it('undoing a finish leaves no trace and notifies open desks; a repeat does nothing more', async () => {
    const before = await written();
    const { _id: conversation_id } = before;
    const listener = await agent.listen();
    const { undo_id } = await agent.call(calls.finishConversation, { conversation_id });
    expect((await look(conversation_id)).finished).not.toBeNull();
    // The finish's line in the thread is announced only while it is there.
    await eventually(() => listener.events.at(-1)?.type === 'conversation_finished');
    expect(await agent.call(calls.undoAction, { undo_id })).toEqual({ undone: 1, kept: 0 });
    expect(await look(conversation_id)).toEqual(before);
    expect(await texts(conversation_id)).toEqual(['oi']);
    expect(await agent.call(calls.undoAction, { undo_id })).toEqual({ undone: 0, kept: 0 });
    await eventually(() => listener.events.at(-1)?.type === 'conversations_restored');
    expect(listener.events.map(({ type }) => type)).toEqual([
      'new_message',
      'conversation_finished',
      'new_conversation',
      'conversations_restored',
    ]);
    listener.close();
  });

  it('undoing a finish keeps what was sent before it, once', async () => {
    const { _id: conversation_id, contact } = await written();
    await agent.call(calls.sendMessage, { conversation_id, text: 'até logo' });
    const { undo_id } = await agent.call(calls.finishConversation, { conversation_id });
    await agent.call(calls.undoAction, { undo_id });
    expect(await look(conversation_id)).toMatchObject({ finished: null, waiting_response: false });
    const inbox = `inbox?channel=${talk.channel._id}&phone=${contact.phone}`;
    await eventually(async () => (await server.simulator<unknown[]>(inbox)).length === 1);
    expect(await texts(conversation_id)).toEqual(['oi', 'até logo']);
  });

  it('undoing a finish takes in what the customer wrote meanwhile: one conversation, in order, counted once', async () => {
    const before = await written();
    const { undo_id } = await agent.call(calls.finishConversation, { conversation_id: before._id });
    const later = await writesAgain(before, 'mais uma coisa');
    expect(later._id).not.toBe(before._id);
    await countedRight();
    const listener = await agent.listen();
    expect(await agent.call(calls.undoAction, { undo_id })).toEqual({ undone: 1, kept: 0 });
    const { open, finished } = await allOf(before);
    expect([open.map(({ _id }) => _id), finished]).toEqual([[before._id], []]);
    expect(open[0]).toMatchObject({ unread: 2, waiting_response: true, is_manual: true });
    expect(open[0]?.last_message?.message).toBe('mais uma coisa');
    await writesAgain(before, 'e outra');
    await eventually(async () => (await texts(before._id)).length === 3);
    expect(await texts(before._id)).toEqual(['oi', 'mais uma coisa', 'e outra']);
    const gone = { type: 'conversation_removed', conversation_id: later._id, into: before._id };
    await eventually(() => listener.events.some(({ type }) => type === 'new_message'));
    expect(listener.events).toContainEqual(expect.objectContaining(gone));
    expect((await owner.attempt(calls.getConversation, { conversation_id: later._id })).status).toBe(404);
    await countedRight();
    listener.close();
  });

  it('undoing a finish while the customer writes ends with one complete conversation, whichever comes first', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => written()));
    const ends = await Promise.all(
      all.map(({ _id: conversation_id }) => agent.call(calls.finishConversation, { conversation_id })),
    );
    await Promise.all(
      all.flatMap(({ contact }, index) => [
        talk.writes(contact.phone, 'um'),
        agent.call(calls.undoAction, { undo_id: ends[index]?.undo_id ?? '' }),
        talk.writes(contact.phone, 'dois'),
      ]),
    );
    for (const one of all) {
      await eventually(async () => (await texts(one._id)).length === 3);
      expect(await texts(one._id)).toEqual(['oi', 'um', 'dois']);
      const { open, finished } = await allOf(one);
      expect([open.map(({ _id }) => _id), finished]).toEqual([[one._id], []]);
      expect(open[0]?.unread).toBe(3);
    }
  });
});

describe('an undo is refused', () => {
  it('an undo is refused to other people, for an unknown id, and after its time', async () => {
    const { _id: conversation_id } = await written();
    const { undo_id } = await agent.call(calls.finishConversation, { conversation_id });
    for (const somebody of [owner, cashier]) {
      expect((await somebody.attempt(calls.undoAction, { undo_id })).status).toBe(404);
    }
    ahead += 31_000;
    const late = await agent.attempt(calls.undoAction, { undo_id });
    expect(late.body).toMatchObject({ error: true, message: 'O prazo para desfazer já passou.' });
    expect((await look(conversation_id)).finished).not.toBeNull();
  });

  it('an undo is refused after a colleague resumed the conversation or answered the next one', async () => {
    for (const meddle of [
      ({ _id: conversation_id }: Conversation) => owner.call(calls.resumeConversation, { conversation_id }),
      async (before: Conversation) => {
        const { _id: conversation_id } = await writesAgain(before, 'alô?');
        return owner.call(calls.sendMessage, { conversation_id, text: 'pois não' });
      },
    ]) {
      const before = await written();
      const { undo_id } = await agent.call(calls.finishConversation, { conversation_id: before._id });
      await meddle(before);
      const places = async () => {
        const { open, finished } = await allOf(before);
        return [...open, ...finished].map((row) => [row._id, row.finished, row.user, row.unread]);
      };
      const state = await places();
      const refused = await agent.attempt(calls.undoAction, { undo_id });
      expect(refused.body).toMatchObject({ error: true, message: overtaken });
      expect(await places()).toEqual(state);
    }
  });
});

describe('a transfer that is undone', () => {
  it('an undone transfer returns to the agent who no longer saw it, and disappears for those who received it', async () => {
    const before = await written();
    const { _id: conversation_id } = before;
    const [mine, theirs] = [await agent.listen(), await cashier.listen()];
    const { undo_id } = await agent.call(calls.changeConversation, {
      conversation_id,
      department: finance,
      note: '  quer o boleto ',
    });
    expect((await agent.attempt(calls.getConversation, { conversation_id })).status).toBe(404);
    const { data } = await cashier.call(calls.getMessages, { conversation_id });
    expect(data.at(-1)).toMatchObject({
      event: 'transferred',
      message: `${agent.user.name} transferiu para o departamento Financeiro: “quer o boleto”`,
      user: { _id: agent.user._id },
    });
    expect(await agent.call(calls.undoAction, { undo_id: undo_id ?? '' })).toEqual({ undone: 1, kept: 0 });
    expect(await agent.call(calls.getConversation, { conversation_id })).toEqual(before);
    expect(await texts(conversation_id)).toEqual(['oi']);
    expect((await cashier.attempt(calls.getConversation, { conversation_id })).status).toBe(404);
    await eventually(() => theirs.events.some(({ type }) => type === 'conversation_removed'));
    await eventually(() => mine.events.some(({ type }) => type === 'conversations_restored'));
    expect(theirs.events.some(({ type }) => type === 'conversations_restored')).toBe(false);
    mine.close();
    theirs.close();
  });

  it('an undone transfer keeps what the customer wrote after it, and marks its system message as undone', async () => {
    const before = await written();
    const { _id: conversation_id, contact } = before;
    const input = { conversation_id, department: finance };
    const { undo_id } = await agent.call(calls.changeConversation, input);
    await talk.writes(contact.phone, 'alguém?');
    await eventually(async () => (await texts(conversation_id)).length === 3);
    await agent.call(calls.undoAction, { undo_id: undo_id ?? '' });
    expect(await texts(conversation_id)).toEqual([
      'oi',
      `${agent.user.name} transferiu para o departamento Financeiro (desfeito)`,
      'alguém?',
    ]);
    expect(await look(conversation_id)).toMatchObject({ department: before.department, unread: 2 });
  });

  it('undoing a transfer is refused once somebody there took the conversation over', async () => {
    const { _id: conversation_id } = await written();
    const input = { conversation_id, department: finance };
    const { undo_id } = await agent.call(calls.changeConversation, input);
    await cashier.call(calls.setManual, { conversation_id });
    const refused = await agent.attempt(calls.undoAction, { undo_id });
    expect(refused.body).toMatchObject({ error: true, message: overtaken });
    expect(await look(conversation_id)).toMatchObject({
      department: finance,
      user: { _id: cashier.user._id },
    });
  });

  it('undoing a resumption into another department finishes the conversation again, with its earlier tags', async () => {
    const { _id: conversation_id } = await written();
    const { _id: tag } = await owner.call(calls.saveTag, { name: 'Retorno' });
    await agent.call(calls.finishConversation, { conversation_id });
    const [before, said] = [await look(conversation_id), await texts(conversation_id)];
    const input = { conversation_id, department: finance, tags: [tag], note: 'ligar' };
    const { undo_id } = await agent.call(calls.resumeConversation, input);
    expect(await look(conversation_id)).toMatchObject({ finished: null, tags: [tag] });
    expect(await agent.call(calls.undoAction, { undo_id: undo_id ?? '' })).toEqual({ undone: 2, kept: 0 });
    expect(await look(conversation_id)).toEqual(before);
    expect(await texts(conversation_id)).toEqual(said);
  });
});

describe('a change of tags that is undone', () => {
  it('undoing a change of tags takes back only that, and keeps what a colleague changed meanwhile', async () => {
    const [own, old, theirs] = await Promise.all(
      ['minha', 'antiga', 'dela'].map(async (name) => (await owner.call(calls.saveTag, { name }))._id),
    );
    const { _id: conversation_id, contact } = await written();
    const change = (person: TestPerson, tags: (string | undefined)[]) =>
      person.call(calls.changeContactTags, {
        contact: { _id: contact._id, tags: tags.filter((tag) => tag !== undefined) },
        conversation_id,
      });
    await change(owner, [old]);
    const { undo_id } = await change(agent, [own]);
    await change(owner, [own, theirs]);
    expect(await agent.call(calls.undoAction, { undo_id })).toEqual({ undone: 1, kept: 0 });
    expect(new Set((await look(conversation_id)).tags)).toEqual(new Set([old, theirs]));
    expect(await agent.call(calls.undoAction, { undo_id })).toEqual({ undone: 0, kept: 0 });
  });
});
