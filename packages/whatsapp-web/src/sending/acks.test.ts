import type { ChannelEvents, SendFailure } from '@prosa/whatsapp';
import { expect, it } from 'vitest';
import { wireId } from '../addresses/message-id.ts';
import { closed } from '../connection/close-reason.ts';
import { Link } from '../connection/link.ts';
import { Acks } from './acks.ts';

const own = '0199f3c2-1b2a-7c3d-8e4f-5a6b7c8d9e0f';
const now = new Date('2026-11-23T12:00:00Z');

function startAcks() {
  const failures: SendFailure[] = [];
  const waits: (() => void)[] = [];
  const events = {
    failed: async (failure: SendFailure) => void failures.push(failure),
    status: async () => undefined,
  } as Partial<ChannelEvents> as ChannelEvents;
  const silent = () => undefined;
  const link = new Link({
    channel_id: 'c',
    events,
    clock: { now: () => now },
    wait: () => new Promise((resolve) => waits.push(resolve)),
    log: { info: silent, warn: silent },
  });
  return {
    acks: new Acks(link),
    link,
    failures,
    passTime: () => waits.splice(0).forEach((resolve) => resolve()),
  };
}

it('an answer accepts or refuses, with the reason that its code has', async () => {
  const { acks } = startAcks();
  const accepted = acks.expect('a');
  acks.answered('a', undefined);
  await accepted;
  expect(acks.stateOf('a')).toBe('accepted');
  for (const [code, reason] of [
    ['463', 'new_chats_held'],
    ['479', 'undeliverable'],
    ['400', 'refused'],
  ] as const) {
    const refused = acks.expect(code);
    acks.answered(code, code);
    await expect(refused).rejects.toMatchObject({ name: 'SendRejected', code: reason });
  }
});

it('too many messages wait for a minute', async () => {
  const { acks } = startAcks();
  const refused = acks.expect('a');
  acks.answered('a', '429');
  const until = new Date('2026-11-23T12:01:00Z');
  await expect(refused).rejects.toMatchObject({ name: 'SendPostponed', scope: 'number', until });
});

it('without an answer the outcome is unknown, and a receipt settles it', async () => {
  const { acks, passTime } = startAcks();
  const late = acks.expect('a');
  expect(acks.stateOf('a')).toBe('waiting');
  passTime();
  await expect(late).rejects.toMatchObject({ name: 'SendOutcomeUnknown' });
  expect(acks.stateOf('a')).toBe('nothing');
  acks.accepted('a');
  expect(acks.stateOf('a')).toBe('accepted');
});

it('the end of the connection leaves the outcome unknown', async () => {
  const { acks, link } = startAcks();
  const cut = acks.expect('a');
  link.end(closed('connection_lost', { retry: true }));
  await expect(cut).rejects.toMatchObject({ name: 'SendOutcomeUnknown' });
});

it('a refusal that comes late is reported, but only of what we sent', async () => {
  const { acks, link, failures } = startAcks();
  acks.answered(wireId(own), '463');
  acks.answered('3EB0AABBCCDDEEFF001122', '463');
  await link.told;
  expect(failures).toEqual([{ platform_message_id: own, code: 'new_chats_held' }]);
});
