import { expect, it } from 'vitest';
import { SendPostponed, SendRejected, type ChannelConnection } from '@prosa/whatsapp';
import type { OutboxEntry } from './claim.ts';
import { deliver } from './deliver.ts';
import type { Outcome } from './settle.ts';

const entry = (id: string, conversation_id: string) => ({
  id,
  conversation_id,
  kind: 'send',
  by_bot: true,
});

/** Delivers three messages of a bot, two of them in one conversation; returns what was sent and each outcome. */
async function delivered(isOvertaken: () => Promise<boolean>) {
  const sent: string[] = [];
  const outcomes: Record<string, string> = {};
  await deliver({
    connection: {
      send: ({ platform_message_id }) => Promise.resolve(void sent.push(platform_message_id)),
    } as Partial<ChannelConnection> as ChannelConnection,
    entries: [entry('1', 'a'), entry('2', 'a'), entry('3', 'b')].map((one) => ({
      ...(one as OutboxEntry),
      platform_message_id: one.id,
    })),
    now: () => new Date(0),
    mayGoOn: () => Promise.resolve(true),
    isOvertaken,
    windowHours: null,
    addressOf: ({ to }) => Promise.resolve(to),
    offerOf: ({ message }) => Promise.resolve({ message, choices: null }),
    fileOf: () => ({ type: 'text', media_url: null, file_name: null, voice: false }),
    report: ({ entry: { id }, outcome }) => {
      outcomes[id] = outcome.kind;
    },
  });
  return { sent: sent.sort(), outcomes };
}

it('a bot’s messages are all sent while nobody of the company acts', async () => {
  expect((await delivered(() => Promise.resolve(false))).sent).toEqual(['1', '2', '3']);
});

it.each([
  ['a person spoke', () => Promise.resolve(true)],
  ['nobody can tell whether one spoke', () => Promise.reject(new Error('no database'))],
])('a bot’s later messages wait when %s, and every entry has its outcome', async (_when, isOvertaken) => {
  const { sent, outcomes } = await delivered(isOvertaken);
  expect(sent).toEqual(['1', '3']);
  expect(outcomes).toEqual({ 1: 'accepted', 2: 'waits', 3: 'accepted' });
});

it('a pause of the number is asked for once, and every entry waits until its end', async () => {
  const until = new Date(60_000);
  const sent: string[] = [];
  const outcomes = await deliveredOver(async (id) => {
    sent.push(id);
    if (id === '1') throw new SendPostponed(until, 'number');
  });
  expect(sent).toEqual(['1']);
  const postponed = { kind: 'postponed', until, scope: 'number' };
  expect(outcomes).toEqual({ 1: postponed, 2: postponed, 3: postponed });
});

it('once the network refuses a new chat, what else would begin one is not tried', async () => {
  const sent: string[] = [];
  const outcomes = await deliveredOver(async (id) => {
    sent.push(id);
    throw new SendRejected('new_chats_held');
  });
  expect(sent).toEqual(['1']);
  expect(outcomes).toMatchObject({ 1: { kind: 'failed' }, 2: { kind: 'waits' }, 3: { kind: 'waits' } });
});

/** Delivers two entries of one new chat and one of another, whose turn comes after the network's first answer. */
async function deliveredOver(send: (id: string) => Promise<void>) {
  const outcomes: Record<string, Outcome> = {};
  let asked = 0;
  let answered = (): void => undefined;
  const firstAnswer = new Promise<void>((resolve) => (answered = resolve));
  await deliver({
    connection: {
      send: ({ platform_message_id }) => send(platform_message_id),
    } as Partial<ChannelConnection> as ChannelConnection,
    entries: [entry('1', 'a'), entry('2', 'a'), entry('3', 'b')].map((one) => ({
      ...(one as OutboxEntry),
      platform_message_id: one.id,
      chat: 2,
      by_bot: false,
    })),
    now: () => new Date(0),
    // The other conversation is looked at once the first one has its answer.
    mayGoOn: async () => {
      asked += 1;
      if (asked > 1) await firstAnswer;
      return true;
    },
    isOvertaken: () => Promise.resolve(false),
    windowHours: null,
    addressOf: ({ to }) => Promise.resolve(to),
    offerOf: ({ message }) => Promise.resolve({ message, choices: null }),
    fileOf: () => ({ type: 'text', media_url: null, file_name: null, voice: false }),
    report: ({ entry: { id }, outcome }) => {
      outcomes[id] = outcome;
      answered();
    },
  });
  return outcomes;
}

it('what waited until the window of the customer’s last message closed fails, and says so', async () => {
  const at = (hours: number) => new Date(hours * 3_600_000);
  const sent: string[] = [];
  const outcomes: Record<string, Outcome> = {};
  await deliver({
    connection: {
      send: ({ platform_message_id }) => Promise.resolve(void sent.push(platform_message_id)),
    } as Partial<ChannelConnection> as ChannelConnection,
    entries: [
      { ...entry('1', 'a'), customer_wrote: at(0) },
      { ...entry('2', 'b'), customer_wrote: at(2) },
      { ...entry('3', 'c'), customer_wrote: null },
    ].map((one) => ({ ...(one as OutboxEntry), platform_message_id: one.id })),
    now: () => at(25),
    mayGoOn: () => Promise.resolve(true),
    isOvertaken: () => Promise.resolve(false),
    windowHours: 24,
    addressOf: ({ to }) => Promise.resolve(to),
    offerOf: ({ message }) => Promise.resolve({ message, choices: null }),
    fileOf: () => ({ type: 'text', media_url: null, file_name: null, voice: false }),
    report: ({ entry: { id }, outcome }) => {
      outcomes[id] = outcome;
    },
  });
  const closed = { kind: 'failed', failure: 'window_closed' };
  expect(outcomes).toEqual({ 1: closed, 2: { kind: 'accepted' }, 3: closed });
  expect(sent).toEqual(['2']);
});
