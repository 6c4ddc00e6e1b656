import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest as it } from '../../testing/server-test.ts';
import { storable } from './storable.ts';

describe('storable', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['\ud83d\u0000\ude00', '😀'],
    ['a\ud83d', 'a'],
    ['\ude00b', 'b'],
    ['tudo bem 😀', 'tudo bem 😀'],
  ])('%j becomes %j', (given, kept) => expect(storable(given)).toBe(kept));

  it('storable never leaves half an emoji at the cut', () => {
    expect(storable('ab😀', 3)).toBe('ab');
    expect(storable('ab😀', 4)).toBe('ab😀');
  });
});

describe('texts that JSON in PostgreSQL could not hold', () => {
  /** Longer than what lists and quotes keep of a message, with an emoji where it is cut. */
  const long = `${'x'.repeat(299)}😀 fim`;

  it('a long text with an emoji at the cut arrives whole, and can be quoted', async ({ scope }) => {
    const conversation = await scope.conversation(long);
    expect(conversation.last_message?.message).toBe('x'.repeat(299));
    const received = await scope.received(conversation);
    expect(received.message).toBe(long);
    const { _id: conversation_id } = conversation;
    const reply_to = received.platform_message_id;
    const sent = await scope.company.owner.call(calls.sendMessage, { conversation_id, text: long, reply_to });
    expect(sent).toMatchObject({ message: long, reply_message: { message: 'x'.repeat(299) } });
  });

  it('a text with NUL and half an emoji arrives without them', async ({ server, scope }) => {
    const conversation = await scope.conversation('oi \u0000tudo \ud83d bem');
    const thread = () => scope.company.owner.call(calls.getMessages, { conversation_id: conversation._id });
    await eventually(async () => (await thread()).data.at(-1)?.message === 'oi tudo  bem');
    const buried = await server.runtime.database.acrossAccounts.rows(sql`select from inbound_dead_letters`);
    expect(buried).toEqual([]);
  });
});
