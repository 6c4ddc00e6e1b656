import { calls, defaultFollowUpSettings, type FollowUpSettings } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { passEvents } from '../../platform/events/follow.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { Talk } from '../../testing/talk.ts';
import { commitConversations, lockForBot, say, startDraft } from '../conversations/index.ts';
import { suppressedAmong } from '../opt-outs/index.ts';
import { openSending } from '../../testing/open-sending.ts';
import { followUpFollower } from './queue/follow-talks.ts';
import { followUpSource } from './source.ts';

const minute = 60_000;
const hour = 60 * minute;
const around = { sources: [followUpSource], suppressed: suppressedAmong };
const message = (text: string, time: number) => ({ enabled: true, text, time, unit: 'minutes' }) as const;
const all: FollowUpSettings = {
  ...defaultFollowUpSettings,
  enabled: true,
  types: ['chatbot', 'human'],
  start_time: 0,
  end_time: 0,
  message_1: message('Ainda aí, {primeiro_nome}?', 30),
  message_2: message('Posso ajudar?', 60),
  message_3: message('Até logo!', 90),
};

const it = serverTest
  .extend('time', { scope: 'file' }, () => {
    const time = { ahead: 0 };
    return {
      now: () => new Date(Date.now() + time.ahead),
      pass: (ms: number) => void (time.ahead += ms),
    };
  })
  .extend('serverOptions', { scope: 'file' }, ({ time }) => ({
    clock: time,
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('sending', { scope: 'file' }, ({ server, talk }) =>
    openSending(server, { account_id: talk.company.account_id, channel_id: talk.channel._id }),
  )
  .extend('db', ({ server, talk }) => server.runtime.database.forAccount(talk.company.account_id))
  .extend('set', ({ talk, server }) => async (change: Partial<FollowUpSettings> = {}) => {
    // The hours that pass here would sign everybody out.
    await server.runtime.database.acrossAccounts.run(
      sql`update sessions set expires = now() + interval '1 year', idle_seconds = 10000000`,
    );
    await talk.company.owner.call(calls.updateAutoFollowUp, { ...all, ...change });
  })
  /** Hears what happened. */
  .extend('hear', ({ db, sending }) => async () => {
    await sending.follow(around);
    await passEvents(db, followUpFollower);
  })
  /** Hears what happened, and sends what is due after so long. */
  .extend('after', ({ time, hear, sending }) => async (ms: number) => {
    await hear();
    time.pass(ms);
    await sending.work(around);
  })
  /** A customer who asked, was answered by a person, and says no more. */
  .extend('silent', ({ talk, server }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'Quanto custa?', { name: 'Ana Souza' });
    const { _id, contact } = await talk.conversation(phone);
    const message_id = server.runtime.ids.message();
    await talk.company.owner.call(calls.sendMessage, { conversation_id: _id, text: 'R$ 10', message_id });
    return { phone, conversation_id: _id, contact_id: contact._id };
  })
  .extend('got', ({ talk }) => async (phone: string, ...texts: string[]) => {
    await eventually(async () => {
      const inbox = (await talk.inbox(phone)).map((one) => one.message);
      if (JSON.stringify(inbox) !== JSON.stringify(['R$ 10', ...texts])) throw new Error(inbox.join(' | '));
      return true;
    });
  })
  .extend('queue', ({ talk }) => async (conversation_id: string) => {
    const { data } = await talk.company.owner.call(calls.getConversationFollowUps, { conversation_id });
    return data;
  });

it('three messages, each once, each counted from the one before, whatever the clock does; a reply ends them', async ({
  talk,
  set,
  silent,
  after,
  got,
  queue,
  hear,
  sending,
  time,
}) => {
  await set();
  const { phone, conversation_id } = await silent();
  await after(29 * minute);
  expect(await queue(conversation_id)).toMatchObject([
    { number: 1, state: 'waiting', sent_at: null },
    { number: 2, due_at: null },
    { number: 3, due_at: null },
  ]);
  await after(2 * minute);
  for (const jump of [-10 * minute, 20 * minute, -10 * minute]) await after(jump);
  await got(phone, 'Ainda aí, Ana?');
  await eventually(async () => {
    await hear();
    const [first, second] = await queue(conversation_id);
    const waited = Date.parse(second?.due_at ?? '') - Date.parse(first?.sent_at ?? '');
    if (waited !== hour) throw new Error(String(waited));
    return true;
  });
  await after(59 * minute);
  await got(phone, 'Ainda aí, Ana?');
  await after(2 * minute);
  await got(phone, 'Ainda aí, Ana?', 'Posso ajudar?');
  await eventually(async () => {
    await hear();
    return (await queue(conversation_id))[2]?.due_at;
  });
  await talk.writes(phone, 'Quero sim');
  await eventually(async () => {
    await hear();
    return (await queue(conversation_id)).length === 0;
  });
  time.pass(2 * hour);
  await sending.work(around);
  await got(phone, 'Ainda aí, Ana?', 'Posso ajudar?');
});

describe('what happened before the turn has won, though nobody has heard of it', () => {
  const acts: [string, string, (one: Acting) => Promise<unknown>][] = [
    ['a reply', 'replied', ({ talk, phone }) => talk.writes(phone, 'Oi')],
    [
      'the end',
      'conversation_finished',
      ({ owner, conversation_id }) => owner.call(calls.finishConversation, { conversation_id }),
    ],
    [
      'ignoring',
      'ignored',
      ({ owner, contact_id }) =>
        owner.call(calls.ignoreContact, { contact: { _id: contact_id, ignore: true } }),
    ],
    ['an opt-out', 'opted_out', ({ owner, phone }) => owner.call(calls.addOptOut, { phone })],
    [
      'switching it off there',
      'follow_up_off',
      ({ owner, conversation_id }) =>
        owner.call(calls.changeConversation, { conversation_id, auto_follow_up: false }),
    ],
    [
      'a person who says that the customer waits',
      'person_attends',
      ({ owner, conversation_id }) =>
        owner.call(calls.changeConversation, { conversation_id, waiting_response: true }),
    ],
  ];
  interface Acting {
    talk: Talk;
    owner: Talk['company']['owner'];
    phone: string;
    conversation_id: string;
    contact_id: string;
  }

  it.for(acts)('%s', async ([, reason, act], { talk, set, silent, hear, time, sending, got }) => {
    await set();
    const [one, other] = [await silent(), await silent()];
    await hear();
    await act({ talk, owner: talk.company.owner, ...one });
    if (reason === 'replied') await eventually(async () => (await talk.thread(one.phone)).length === 3);
    time.pass(31 * minute);
    await sending.work(around);
    time.pass(minute);
    await sending.work(around);
    await got(other.phone, 'Ainda aí, Ana?');
    await got(one.phone);
    const source = { kind: followUpSource.kind, id: one.conversation_id };
    expect(await sending.list(source)).toMatchObject([{ state: 'skipped', reason }]);
  });
});

it('of a reply or an end and a follow-up of the same moment, no follow-up stands behind', async ({
  talk,
  set,
  silent,
  hear,
  time,
  sending,
}) => {
  await set();
  const { owner } = talk.company;
  const customers = await Promise.all(Array.from({ length: 6 }, silent));
  await hear();
  time.pass(31 * minute);
  for (const [index, { phone, conversation_id }] of customers.entries()) {
    const act =
      index % 2 ? talk.writes(phone, 'fim') : owner.call(calls.finishConversation, { conversation_id });
    await Promise.all([act, sending.work(around)]);
    const said = await eventually(async () => {
      const thread = (await talk.messages(conversation_id)).map(({ event, message: text }) => event ?? text);
      return thread.some((one) => one === 'fim' || one === 'finished') ? thread : null;
    });
    expect(['fim', 'finished']).toContain(said.at(-1));
    time.pass(minute);
  }
});

it('a takeover of the same moment ends what the bot would ask; nothing is asked behind it', async ({
  talk,
  server,
  db,
  set,
  hear,
  time,
  sending,
}) => {
  await set();
  const { ids } = server.runtime;
  const begin = async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const { _id } = await talk.conversation(phone);
    await db.transaction(async (tx) => {
      await tx.run(
        sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = ${_id}`,
      );
      const state = (await lockForBot(tx, [_id])).get(_id);
      if (!state) throw new Error('no conversation');
      const draft = startDraft(state, { now: time.now(), ids });
      const said = {
        type: 'text',
        text: 'Qual o seu CEP?',
        media: null,
        voice: false,
        link_preview: false,
      } as const;
      const [effect, offer, choices] = [null, null, null];
      say(draft, { ...said, effect, offer, choices, message_id: ids.message(), lane: 'bot', at: time.now() });
      await commitConversations(tx, [draft]);
    });
    return { phone, conversation_id: _id };
  };
  const [left, ...taken] = await Promise.all(Array.from({ length: 4 }, begin));
  await hear();
  time.pass(31 * minute);
  for (const { conversation_id } of taken) {
    await Promise.all([talk.company.owner.call(calls.setManual, { conversation_id }), sending.work(around)]);
    expect((await talk.messages(conversation_id)).at(-1)?.event).toBe('taken');
    time.pass(minute);
  }
  await sending.work(around);
  await eventually(async () => (await talk.inbox(left?.phone ?? '')).length === 2);
});

it('while its number is lost it waits, and leaves once when the number is back; a tag changes nothing', async ({
  talk,
  set,
  silent,
  after,
  got,
  queue,
  sending,
}) => {
  await set();
  const { owner } = talk.company;
  const { phone, conversation_id, contact_id } = await silent();
  await got(phone);
  const chip = talk.channel._id;
  const isOpen = async () => (await owner.call(calls.getChips, {})).some(({ status }) => status === 'open');
  await owner.call(calls.connectChip, { chip, connect: false });
  await eventually(async () => !(await isOpen()));
  await after(31 * minute);
  expect(await queue(conversation_id)).toMatchObject([{ state: 'waiting' }, {}, {}]);
  const tags = [(await owner.call(calls.saveTag, { name: 'Morno', color: '#00FF00' }))._id];
  await owner.call(calls.connectChip, { chip, connect: true });
  await eventually(isOpen);
  await after(minute);
  await Promise.all([
    owner.call(calls.changeContactTags, { contact: { _id: contact_id, tags } }),
    sending.work(around),
  ]);
  await after(minute);
  await got(phone, 'Ainda aí, Ana?');
});

it('who speaks again starts the time again; other settings move what waits, and off gives it up', async ({
  talk,
  server,
  set,
  silent,
  hear,
  after,
  got,
  queue,
  time,
}) => {
  await set();
  const { phone, conversation_id } = await silent();
  await after(20 * minute);
  const message_id = server.runtime.ids.message();
  await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'À vista, 9', message_id });
  await after(20 * minute);
  const [due] = await queue(conversation_id);
  expect(Date.parse(due?.due_at ?? '') - time.now().getTime()).toBeGreaterThan(9 * minute);
  await got(phone, 'À vista, 9');
  await set({ message_1: message('Vamos fechar?', 40) });
  await after(11 * minute);
  await got(phone, 'À vista, 9');
  await after(10 * minute);
  await got(phone, 'À vista, 9', 'Vamos fechar?');
  await eventually(async () => {
    await hear();
    return (await queue(conversation_id))[1]?.due_at;
  });
  await set({ enabled: false });
  await hear();
  expect(await queue(conversation_id)).toMatchObject([{ number: 1 }]);
  await set();
  await after(3 * hour);
  await got(phone, 'À vista, 9', 'Vamos fechar?');
});

it('after a stop of more than six hours it is left out, with the reason; after a shorter one it is sent', async ({
  set,
  silent,
  after,
  got,
  queue,
}) => {
  await set();
  const tooLate = await silent();
  await after(3 * minute);
  const late = await silent();
  await after(6 * hour + 28 * minute);
  await got(late.phone, 'Ainda aí, Ana?');
  expect(await queue(tooLate.conversation_id)).toMatchObject([{ state: 'skipped', reason: 'too_late' }]);
  await got(tooLate.phone);
});

it('outside the hours it waits for the next opening', async ({ set, silent, after, got, queue, time }) => {
  const local = (time.now().getUTCHours() + 21) % 24;
  await set({ start_time: (local + 2) % 24, end_time: (local + 4) % 24 });
  const { phone, conversation_id } = await silent();
  await after(31 * minute);
  await got(phone);
  const [first] = await queue(conversation_id);
  expect((new Date(first?.due_at ?? '').getUTCHours() + 21) % 24).toBe((local + 2) % 24);
  await after(2 * hour);
  await got(phone, 'Ainda aí, Ana?');
});

it('the plan needs more than one channel; messages follow each other and say something', async ({
  talk,
  server,
  set,
}) => {
  const { owner, account_id } = talk.company;
  const refusal = async (change: Partial<FollowUpSettings>) =>
    (await owner.attempt(calls.updateAutoFollowUp, { ...all, ...change })).body.message;
  const off = { ...all.message_1, enabled: false };
  expect(await refusal({ message_2: off })).toContain('ative a anterior primeiro');
  expect(await refusal({ message_1: message(' ', 1) })).toBe('A mensagem é um campo necessário');
  expect(await refusal({ types: [] })).toContain('Escolha em quais atendimentos');
  expect(await refusal({ message_1: off, message_2: off, message_3: off })).toContain('pelo menos a 1ª');
  await set({ start_time: 22, end_time: 6 });
  expect(await owner.call(calls.getAutoFollowUp, {})).toMatchObject({ start_time: 22, end_time: 6 });
  const channels = (max: number) =>
    server.runtime.database.acrossAccounts.run(
      sql`update accounts set max_channels = ${max} where id = ${account_id}`,
    );
  await channels(1);
  expect(await refusal({})).toContain('Plano Profissional');
  await channels(3);
});
