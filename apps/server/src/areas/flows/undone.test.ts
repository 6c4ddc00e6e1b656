import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type Chip, type Message } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { drawing, node, says, welcome } from '../../testing/flow-drawings.ts';
import { openBotDesk, type BotDesk } from '../../testing/bot-desk.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: BotDesk;
let owner: TestPerson;
let chip: Chip;
let other: string;
/** A flow that says four things and asks. */
let many: string;

const texts = ['um', 'dois', 'três', 'quatro'];

beforeAll(async () => {
  server = await startTestServer();
  desk = await openBotDesk(server);
  ({ owner } = desk.company);
  chip = await desk.addChannel(await desk.publish(welcome(desk.company.department)));
  other = await desk.publish(drawing(says('hi', 'Outro fluxo.', { next: 'end' }), node('end')));
  const blocks = texts.map((text, place) => ({ id: `part-${place}`, type: 'text', variants: [text] }));
  const drawn = drawing(
    node('message', { settings: { blocks, typing: false }, next: { next: 'ask' } }),
    node('question', { id: 'ask', settings: { text: 'Nome?', variable: 'nome' }, next: { next: 'thanks' } }),
    says('thanks', 'Obrigado, {nome}.', { next: 'ask' }),
  );
  many = await desk.publish(drawn);
});
afterAll(() => server.stop());

const takes = (slow: Chip, ms: number) => server.simulator('fault', { channel: slow._id, kind: 'slow', ms });

/** Adds a number with the bot that says four things and asks, which is slow to take them. */
async function addSlow(ms = 700): Promise<Chip> {
  const slow = await desk.addChannel(many);
  await takes(slow, ms);
  return slow;
}

const undo = async ({ undo_id }: { undo_id: string | null }) =>
  expect(await owner.call(calls.undoAction, { undo_id: undo_id ?? '' })).toEqual({ undone: 1, kept: 0 });
/** Returns a conversation's runs that are alive. */
const live = async (conversation_id: string) =>
  server.runtime.database.acrossAccounts.rows(
    sql`select r.wake_at, r.held_since, r.state, c.finished from flow_runs r
      join conversations c on c.account_id = r.account_id and c.id = r.conversation_id
      where r.conversation_id = ${conversation_id} and r.ending is null`,
  );
const isOver = (conversation_id: string) =>
  eventually(async () => {
    const runs = await live(conversation_id);
    if (runs.length) throw new Error(JSON.stringify(runs));
    return true;
  });
const withdrawn = (thread: Message[]) => thread.filter(({ failure }) => failure === 'withdrawn').length;

// Side by side: nearly all of their time is the pace of a bot, and of a slow number.
describe.concurrent('a bot whose conversation was finished or transferred by mistake', () => {
  it('says the rest of its messages once after the undo, and goes on where it waited', async () => {
    const slow = await addSlow(3000);
    const { phone, conversation_id } = await desk.greeted(slow, 1);
    // However long the finish takes, something is still to be said.
    await takes(slow, 10_000);
    const act = await owner.call(calls.finishConversation, { conversation_id });
    expect(withdrawn(await desk.thread(conversation_id))).toBeGreaterThan(0);
    // The run is over before it is undone.
    await isOver(conversation_id);
    await undo(act);
    await takes(slow, 1);
    expect(await desk.received(slow, phone, 5)).toEqual([...texts, 'Nome?']);
    await desk.writes(slow, phone, 'Ana');
    expect((await desk.received(slow, phone, 6))[5]).toBe('Obrigado, Ana.');
    expect(withdrawn(await desk.thread(conversation_id))).toBe(0);
  });

  it('goes on after an undone transfer to people, even when nobody had begun to answer', async () => {
    const department = await desk.company.addDepartment('Pessoas');
    const { phone, conversation_id } = await desk.greeted(chip, 2);
    await undo(await owner.call(calls.changeConversation, { conversation_id, department }));
    await desk.writes(chip, phone, '1');
    expect((await desk.received(chip, phone, 3))[2]).toBe('A partir de R$ 10,00.');
    expect(await desk.conversation(phone)).toMatchObject({
      is_manual: false,
      department: desk.company.department,
    });
  });

  it('hears what the customer wrote to the conversation that started meanwhile', async () => {
    const { phone, conversation_id } = await desk.greeted(chip, 2);
    const act = await owner.call(calls.finishConversation, { conversation_id });
    await isOver(conversation_id);
    await desk.writes(chip, phone, '1');
    // Another bot greets.
    await desk.received(chip, phone, 4);
    await undo(act);
    expect((await desk.received(chip, phone, 5))[4]).toBe('A partir de R$ 10,00.');
    const thread = await desk.thread(conversation_id);
    expect(thread.map(({ position }) => position)).toEqual(thread.map((_, place) => place + 1));
    expect(thread.filter(({ origin }) => origin === 'customer').map(({ message }) => message)).toEqual([
      'oi',
      '1',
    ]);
    expect(await live(conversation_id)).toHaveLength(1);
    // What the other bot said can still be explained.
    const greeting = thread.filter(({ message }) => message === 'Bem-vindo!')[1];
    const trace = await owner.call(calls.getFlowTrace, { message_id: greeting?._id ?? '' });
    expect(trace.ending).toBe('replaced');
  });
});

describe.concurrent('a bot that started while a person’s conversation was finished or handed to it', () => {
  /** Waits until a bot would have spoken: another customer’s, asked later, does. */
  const aMoment = () => desk.greeted(chip, 2);

  it('is silent once the finish is undone, and its unsent messages are withdrawn', async () => {
    const slow = await addSlow();
    const { phone, conversation_id } = await desk.greeted(slow, 5);
    await owner.call(calls.setManual, { conversation_id });
    const act = await owner.call(calls.finishConversation, { conversation_id });
    await desk.writes(slow, phone, 'mais uma coisa');
    await desk.received(slow, phone, 6);
    await undo(act);
    const conversation = await desk.conversation(phone);
    expect(conversation).toMatchObject({ _id: conversation_id, is_manual: true, finished: null });
    expect(conversation.user?._id).toBe(owner.user._id);
    expect(await live(conversation_id)).toHaveLength(0);
    expect(withdrawn(await desk.thread(conversation_id))).toBeGreaterThan(0);
    await desk.writes(slow, phone, 'alô?');
    await aMoment();
    const said = await desk.inbox(slow, phone);
    expect(said).not.toContain('Obrigado, alô?.');
    expect(said.filter((text) => text === 'Nome?')).toHaveLength(1);
  });

  it('is silent once the transfer is undone, and the person has the conversation again', async () => {
    const slow = await addSlow();
    const { phone, conversation_id } = await desk.greeted(slow, 5);
    await owner.call(calls.setManual, { conversation_id });
    const flow = (await desk.conversation(phone)).flow ?? '';
    const act = await owner.call(calls.transferToFlow, { conversation_id, flow });
    await desk.received(slow, phone, 6);
    await undo(act);
    expect(await desk.conversation(phone)).toMatchObject({
      is_manual: true,
      user: { _id: owner.user._id },
    });
    const thread = await desk.thread(conversation_id);
    expect(thread.find(({ event }) => event === 'undone')?.message).toMatch(/ \(desfeito\)$/);
    expect(withdrawn(thread)).toBeGreaterThan(0);
    await desk.writes(slow, phone, 'Bia');
    await aMoment();
    expect(await desk.inbox(slow, phone)).not.toContain('Obrigado, Bia.');
  });

  it('never starts when the transfer was undone before it could', async () => {
    const { phone, conversation_id } = await desk.greeted(chip, 2);
    await server.runtime.database.forAccount(desk.company.account_id).transaction(async (tx) => {
      // No round begins before both are done.
      await tx.row(
        sql`select from event_cursors where account_id = ${tx.account_id} and follower = 'flows' for update`,
      );
      await undo(await owner.call(calls.transferToFlow, { conversation_id, flow: other }));
    });
    await desk.writes(chip, phone, '1');
    expect((await desk.received(chip, phone, 3))[2]).toBe('A partir de R$ 10,00.');
    expect(await desk.inbox(chip, phone)).not.toContain('Outro fluxo.');
  });
});
