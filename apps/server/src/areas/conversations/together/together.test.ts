import { calls, errorText, type SequencedLiveEvent } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { openTalk } from '../../../testing/talk.ts';
import type { TestPerson } from '../../../testing/test-person.ts';

const it = serverTest
  /** A colleague of the owner's, in the same department, and one in another. */
  .extend('team', { scope: 'file' }, async ({ talk: { company } }) => {
    const department = await company.addDepartment('Suporte');
    const agent = (departments: string[]) => company.addPerson({ user_role: 'user', departments });
    return { near: await agent([company.department]), far: await agent([department]), department };
  })
  .extend('opened', ({ talk }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    return { phone, conversation_id };
  });

const mentionsOf = (person: TestPerson) => person.call(calls.getColleagueMentions, {});
const ofType = (events: readonly SequencedLiveEvent[], type: string) =>
  events.filter((event) => event.type === type);

describe('passing a conversation on', () => {
  it('a colleague has it from then on, is notified, and it can be undone', async ({ talk, team, opened }) => {
    const { conversation_id, phone } = await opened();
    const { owner } = talk.company;
    const listener = await team.near.listen();
    const { _id: user, name } = team.near.user;
    const { undo_id } = await owner.call(calls.changeConversation, { conversation_id, user, note: 'É VIP' });
    await eventually(() => ofType(listener.events, 'colleague_mentioned').length === 1);
    listener.close();
    const said = `${owner.user.name} passou o atendimento para ${name}: “É VIP”`;
    expect((await talk.thread(phone)).map(({ message }) => message)).toEqual(['Oi', said]);
    expect((await talk.conversation(phone)).user?._id).toBe(user);
    const seen = ofType(listener.events, 'set_manual');
    expect(seen).toMatchObject([{ conversation_id, user: { _id: user } }]);
    expect(await mentionsOf(team.near)).toMatchObject([
      { conversation_id, by: owner.user.name, kind: 'assigned' },
    ]);
    await team.near.call(calls.seeColleagueMention, { conversation_id });
    expect(await mentionsOf(team.near)).toEqual([]);
    await owner.call(calls.undoAction, { undo_id: undo_id ?? '' });
    expect((await talk.conversation(phone)).user).toBeNull();
  });

  it('a person who does not see the department cannot receive it, unless it moves there', async ({
    talk,
    team,
    opened,
  }) => {
    const { conversation_id, phone } = await opened();
    const { owner } = talk.company;
    const { _id: user } = team.far.user;
    const refused = await owner.attempt(calls.changeConversation, { conversation_id, user });
    expect(refused.body.message).toBe(errorText('person_cannot_see'));
    expect((await talk.conversation(phone)).user).toBeNull();
    await owner.call(calls.changeConversation, { conversation_id, user, department: team.department });
    const moved = await talk.conversation(phone);
    expect(moved).toMatchObject({ department: team.department, user: { _id: user }, is_manual: true });
  });

  it('the people to choose from are those who see the department', async ({ talk, team, opened }) => {
    const { conversation_id } = await opened();
    const names = async (department?: string) =>
      (
        await talk.company.owner.call(calls.getColleagues, {
          conversation_id,
          ...(department && { department }),
        })
      ).map(({ _id }) => _id);
    const { _id: me } = talk.company.owner.user;
    expect(new Set(await names())).toEqual(new Set([me, team.near.user._id]));
    expect(new Set(await names(team.department))).toEqual(new Set([me, team.far.user._id]));
  });
});

describe('notes', () => {
  it('a note never reaches the customer, on no way that messages leave', async ({ talk, opened }) => {
    const { conversation_id, phone } = await opened();
    const { owner } = talk.company;
    const note = await owner.call(calls.createSystemMessage, {
      conversation_id,
      message: 'Cuidado: devedor',
    });
    expect(note).toMatchObject({ event: 'note', origin: 'system' });
    const { _id: message_id, platform_message_id } = note;
    const phone_and_chip = { phone, chip_number_id: talk.channel._id };
    const tries = [
      await owner.attempt(calls.editMessage, { message_id, text: 'Cuidado' }),
      await owner.attempt(calls.reactToMessage, { message_id, emoji: '👍' }),
      await owner.attempt(calls.deleteMessage, { platform_message_id, ...phone_and_chip }),
    ];
    expect(tries.map(({ body }) => body.error)).toEqual([true, true, true]);
    await owner.call(calls.setManual, { conversation_id });
    await owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
    const inbox = await eventually(async () => {
      const received = await talk.inbox(phone);
      return received.length ? received : null;
    });
    expect(inbox.map(({ message }) => message)).toEqual(['Bom dia']);
    expect(JSON.stringify(await talk.inbox(phone))).not.toContain('devedor');
  });

  it('who is mentioned is notified, and nobody else', async ({ talk, team, opened }) => {
    const { conversation_id } = await opened();
    const { owner } = talk.company;
    const [near, other] = [await team.near.listen(), await owner.listen()];
    const { _id, name } = team.near.user;
    const mentions = [_id, _id, owner.user._id];
    await owner.call(calls.createSystemMessage, { conversation_id, message: `@${name} veja`, mentions });
    await eventually(() => ofType(near.events, 'colleague_mentioned').length > 0);
    await eventually(() => ofType(other.events, 'new_message').length > 0);
    expect(ofType(near.events, 'colleague_mentioned')).toMatchObject([{ by: owner.user.name, kind: 'note' }]);
    expect(ofType(other.events, 'colleague_mentioned')).toEqual([]);
    expect((await mentionsOf(team.near))[0]).toMatchObject({ conversation_id, kind: 'note' });
    near.close();
    other.close();
  });

  it('a note saved again under its id is one note that notifies once; another content is refused', async ({
    talk,
    team,
    opened,
  }) => {
    const [{ conversation_id, phone }, other] = [await opened(), await opened()];
    const { owner } = talk.company;
    const { near } = team;
    const heard = await near.listen();
    const note = { conversation_id, message: 'veja', mentions: [near.user._id], message_id: `note-${phone}` };
    const answers = await Promise.all([1, 2].map(() => owner.call(calls.createSystemMessage, note)));
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    for (const change of [{ message: 'outra' }, { conversation_id: other.conversation_id }]) {
      const refused = await owner.attempt(calls.createSystemMessage, { ...note, ...change });
      expect(refused.body.message).toBe(errorText('message_id_taken'));
    }
    const last = { ...note, message: 'fim', message_id: `last-${phone}` };
    await owner.call(calls.createSystemMessage, last);
    expect((await talk.thread(phone)).map(({ message }) => message)).toEqual(['Oi', 'veja', 'fim']);
    await eventually(() => ofType(heard.events, 'colleague_mentioned').length === 2);
    heard.close();
  });

  it('an id that a message of another company has is free here, and shows and changes nothing there', async ({
    server,
    talk,
    opened,
  }) => {
    const { conversation_id, phone } = await opened();
    const stranger = await openTalk(server);
    const theirs = stranger.phone();
    const { platform_message_id: message_id } = await stranger.writes(theirs, 'Só deles');
    const before = await stranger.reads(theirs, 'Só deles');
    const note = { conversation_id, message: 'nota nossa', message_id };
    const added = await talk.company.owner.call(calls.createSystemMessage, note);
    expect(added).toMatchObject({ conversation_id, message: 'nota nossa', type: 'system' });
    expect(JSON.stringify(added)).not.toContain(before[0]?._id);
    expect((await talk.thread(phone)).map(({ message }) => message)).toEqual(['Oi', 'nota nossa']);
    expect(await stranger.thread(theirs)).toEqual(before);
    // Positive control: to their own company the id is taken.
    const own = { ...note, conversation_id: (await stranger.conversation(theirs))._id };
    const refused = await stranger.company.owner.attempt(calls.createSystemMessage, own);
    expect(refused.body.message).toBe(errorText('message_id_taken'));
  });

  it('somebody who may not see the conversation cannot be mentioned, and nothing is written', async ({
    talk,
    team,
    opened,
  }) => {
    const { conversation_id, phone } = await opened();
    const mentions = [team.near.user._id, team.far.user._id];
    const input = { conversation_id, message: 'veja', mentions };
    const refused = await talk.company.owner.attempt(calls.createSystemMessage, input);
    expect(refused.body.message).toBe(errorText('person_cannot_see'));
    expect(await talk.thread(phone)).toHaveLength(1);
    const called = [...(await mentionsOf(team.near)), ...(await mentionsOf(team.far))];
    expect(called.filter((one) => one.conversation_id === conversation_id)).toEqual([]);
  });

  it('a mention is not shown once the person no longer sees the conversation', async ({
    talk,
    team,
    opened,
  }) => {
    const { conversation_id } = await opened();
    const { owner } = talk.company;
    const mentions = [team.near.user._id];
    await owner.call(calls.createSystemMessage, { conversation_id, message: 'veja', mentions });
    const called = async () => (await mentionsOf(team.near)).map((one) => one.conversation_id);
    expect(await called()).toContain(conversation_id);
    await owner.call(calls.changeConversation, { conversation_id, department: team.department });
    expect(await called()).not.toContain(conversation_id);
  });
});

describe('presence', () => {
  it('colleagues who may see the conversation hear who is in it; others and other companies do not', async ({
    server,
    talk,
    team,
    opened,
  }) => {
    const { conversation_id } = await opened();
    const stranger = await server.createCompany();
    const people = [team.near, team.far, stranger.owner];
    const listeners = await Promise.all(people.map((person) => person.listen()));
    const show = (state: 'reading' | 'writing' | 'left') =>
      talk.company.owner.call(calls.showPresence, { conversation_id, state });
    await show('reading');
    await show('writing');
    const [near, far, foreign] = listeners.map(({ events }) => events);
    await eventually(() => ofType(near ?? [], 'presence').length === 2);
    const { _id, name } = talk.company.owner.user;
    expect(ofType(near ?? [], 'presence')).toMatchObject([
      { conversation_id, user: { _id, name }, state: 'reading', sequence: null },
      { state: 'writing' },
    ]);
    expect(ofType(far ?? [], 'presence')).toEqual([]);
    expect(foreign).toEqual([]);
    expect((await team.far.attempt(calls.showPresence, { conversation_id, state: 'reading' })).status).toBe(
      404,
    );
    listeners.forEach((listener) => listener.close());
  });
});
