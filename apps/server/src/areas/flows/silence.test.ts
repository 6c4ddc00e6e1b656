import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Chip, type Message } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says, welcome } from '../../testing/flow-drawings.ts';
import { openBotDesk, type BotDesk } from '../../testing/bot-desk.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { liftEverywhere } from '../contacts/index.ts';

let server: TestServer;
let desk: BotDesk;
let chip: Chip;
/** How far the server's clock is ahead. */
let ahead = 0;
const hourMs = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  desk = await openBotDesk(server);
  chip = await desk.addChannel(await desk.publish(welcome(desk.company.department)));
});
afterAll(() => server.stop());

/** Greeted by the bot, which now waits for an answer. */
const greeted = () => desk.greeted(chip, 2);

/** The positive control: another customer's bot, asked later, answers. */
async function othersAreAnswered(): Promise<void> {
  await greeted();
}

// Side by side: nearly all of their time is the pace at which a bot speaks.
describe.concurrent('the bot of one conversation falls silent', () => {
  it('when the business answers on its own handset', async () => {
    const { phone } = await greeted();
    await server.simulator('own-phone', { channel: chip._id, phone, message: 'Aqui é o dono' });
    await eventually(async () => (await desk.conversation(phone)).is_manual);
    await desk.writes(chip, phone, '1');
    await othersAreAnswered();
    expect((await desk.inbox(chip, phone)).slice(2)).toEqual(['Aqui é o dono']);
  });

  it('when its contact is ignored', async () => {
    const { phone } = await greeted();
    const { contact } = await desk.conversation(phone);
    await desk.company.owner.call(calls.ignoreContact, { contact: { _id: contact._id, ignore: true } });
    await desk.writes(chip, phone, '1');
    await othersAreAnswered();
    expect(await desk.inbox(chip, phone)).toHaveLength(2);
    // People can read it, and no bot takes it up later either.
    const { _id } = await desk.conversation(phone);
    expect((await desk.thread(_id)).at(-1)?.message).toBe('1');
    await desk.company.owner.call(calls.ignoreContact, { contact: { _id: contact._id, ignore: false } });
    await othersAreAnswered();
    expect(await desk.inbox(chip, phone)).toHaveLength(2);
  });

  it('when the conversation is finished; the customer’s next message starts a new run', async () => {
    const { phone, conversation_id } = await greeted();
    await desk.company.owner.call(calls.finishConversation, { conversation_id });
    await desk.writes(chip, phone, '1');
    expect((await desk.received(chip, phone, 4)).slice(2)).toEqual([
      'Bem-vindo!',
      expect.stringContaining('Como ajudamos?'),
    ]);
  });

  it('when the run finishes on its own; a message written just before starts a new run', async () => {
    const asks = drawing(
      node('question', { settings: { text: 'Nome?', variable: 'nome' }, next: { next: 'end' } }),
      node('end', { settings: { text: 'Tchau, {nome}.' } }),
    );
    const number = await desk.addChannel(await desk.publish(asks));
    const { phone, conversation_id } = await desk.greeted(number, 1);
    await server.runtime.database.forAccount(desk.company.account_id).transaction(async (tx) => {
      // No round begins before both are here.
      await tx.row(
        sql`select from event_cursors where account_id = ${tx.account_id} and follower = 'flows' for update`,
      );
      for (const text of ['Ana', 'Esqueci uma coisa']) await desk.writes(number, phone, text);
      await eventually(async () => (await desk.thread(conversation_id)).length === 4);
    });
    expect(await desk.received(number, phone, 3)).toEqual(['Nome?', 'Tchau, Ana.', 'Nome?']);
    await desk.writes(number, phone, 'Bia');
    expect((await desk.received(number, phone, 4))[3]).toBe('Tchau, Bia.');
    const ends = await eventually(async () => {
      const said = await desk.thread(conversation_id);
      return said.at(-1)?.event === 'finished' ? said.filter(({ event }) => event === 'finished') : null;
    });
    expect(ends).toHaveLength(1);
  });

  it('in the middle of its messages, even when the rest is on its way to the network', async () => {
    const texts = ['um', 'dois', 'três', 'quatro'];
    const blocks = texts.map((text, place) => ({ id: `part-${place}`, type: 'text', variants: [text] }));
    const many = drawing(
      node('message', { settings: { blocks, typing: false }, next: { next: 'end' } }),
      node('end', { settings: { finish_conversation: false } }),
    );
    const slow = await desk.addChannel(await desk.publish(many));
    await server.simulator('fault', { channel: slow._id, kind: 'slow', ms: 1500 });
    const { phone, conversation_id } = await desk.greeted(slow, 1);
    await desk.company.owner.call(calls.setManual, { conversation_id });
    const last = await eventually(async () => {
      const said = await desk.thread(conversation_id);
      return said.find(({ message, failure }: Message) => message === 'quatro' && failure === 'withdrawn');
    });
    expect(last.status).toBe(0);
    await server.simulator('fault', { channel: slow._id, kind: 'none' });
    await desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Sou a Ana' });
    const got = await eventually(async () => {
      const inbox = await desk.inbox(slow, phone);
      return inbox.includes('Sou a Ana') ? inbox : null;
    });
    expect(got).not.toContain('quatro');
    expect(got.at(-1)).toBe('Sou a Ana');
  });
});

// Alone, because it moves the clock.
it('the bot of one conversation falls silent when its flow ignores the contact, for as long as the flow says', async () => {
  const duration = { amount: 1, unit: 'hours' };
  const rude = drawing(says('bye', 'Tchau.', { next: 'ignore' }), node('ignore', { settings: { duration } }));
  const number = await desk.addChannel(await desk.publish(rude));
  const { phone, conversation_id } = await desk.greeted(number, 1);
  const { contact } = await desk.conversation(phone);
  const known = () => desk.company.owner.call(calls.getContact, { contact_id: contact._id });
  const { ignored_until } = await eventually(async () => ((await known()).ignore ? known() : null));
  expect(Date.parse(ignored_until ?? '')).toBeGreaterThan(Date.now() + hourMs - 60_000);
  await desk.writes(number, phone, 'alô?');
  await othersAreAnswered();
  const said = (await desk.thread(conversation_id)).map(({ message }) => message);
  expect(said.at(-2)).toMatch(/^O chatbot passou a ignorar este contato até /);
  ahead += hourMs;
  await desk.writes(number, phone, 'voltei');
  expect(await desk.received(number, phone, 2)).toEqual(['Tchau.', 'Tchau.']);
  await eventually(async () => (await known()).ignore);
  ahead += hourMs;
  await liftEverywhere(server.runtime);
  expect(await known()).toMatchObject({ ignore: false, ignored_until: null });
});

describe('a run whose number is disconnected', () => {
  const across = () => server.runtime.database.acrossAccounts;
  const connect = async (_id: string, wanted: boolean) => {
    await desk.company.owner.call(calls.connectChip, { chip: _id, connect: wanted });
    await eventually(async () =>
      (await desk.company.owner.call(calls.getChips, {})).some(
        (one) => one._id === _id && one.status === (wanted ? 'open' : 'close'),
      ),
    );
  };

  /** Returns customers whose runs slept for an hour while their number was disconnected. */
  async function held(count: number, hold_hours = 24) {
    const document = drawing(
      says('first', 'Um momento…', { next: 'wait' }),
      node('wait', {
        settings: { kind: 'duration', duration: { amount: 1, unit: 'hours' } },
        next: { next: 'second' },
      }),
      says('second', 'Voltei.', { next: 'end', error: 'people' }),
      node('toDepartment', {
        id: 'people',
        settings: { department: desk.company.department, text: 'Já chamamos alguém.' },
      }),
      node('end', { settings: { finish_conversation: false } }),
    );
    const flow_id = await desk.publish(document);
    await desk.company.owner.call(calls.saveFlow, { _id: flow_id, hold_hours });
    const number = await desk.addChannel(flow_id);
    const customers = await Promise.all(Array.from({ length: count }, () => desk.greeted(number, 1)));
    const ids = customers.map(({ conversation_id }) => conversation_id);
    await connect(number._id, false);
    ahead += hourMs;
    const runs = sql`select from flow_runs where conversation_id = any(${ids}::uuid[]) and held_since is not null`;
    await eventually(async () => (await across().rows(runs)).length === count);
    const [phone = '', other = ''] = customers.map((customer) => customer.phone);
    const [conversation_id = '', other_id = ''] = ids;
    return { number, phone, conversation_id, other, other_id };
  }

  it('goes on when the number is connected again, even if another one has trouble', async () => {
    const { number, phone, other, other_id } = await held(2);
    await across().run(sql`update flow_runs set state = 'null' where conversation_id = ${other_id}`);
    await connect(number._id, true);
    expect(await desk.received(number, phone, 2)).toEqual(['Um momento…', 'Voltei.']);
    expect(await desk.handedOver(other)).toContain('encontrou um problema');
    expect([await desk.inbox(number, phone), await desk.inbox(number, other)]).toEqual([
      ['Um momento…', 'Voltei.'],
      ['Um momento…'],
    ]);
  });

  it('hands over after the time that its flow allows, as when it cannot speak', async () => {
    await across().run(sql`update sessions set expires = 'infinity', idle_seconds = 1000000000`);
    const { number, phone, conversation_id } = await held(1, 2);
    ahead += 2 * hourMs;
    expect(await desk.handedOver(phone)).toMatch(/^O chatbot transferiu para/);
    await connect(number._id, true);
    await desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Sou a Ana' });
    expect(await desk.received(number, phone, 2)).toEqual(['Um momento…', 'Sou a Ana']);
  });
});
