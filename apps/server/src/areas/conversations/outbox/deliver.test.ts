import { expect, it } from 'vitest';
import type { ChannelConnection } from '@prosa/whatsapp';
import type { OutboxEntry } from './claim.ts';
import { deliver } from './deliver.ts';

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
