import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { wireId } from '../addresses/message-id.ts';
import { outbound } from '../testing/outbound.ts';
import { patienceMs, type Owner } from '../testing/owner.ts';
import { startPaired, waitFor, type World } from '../testing/world.ts';

const textsOf = (owner: Owner) => [...owner.messages.values()].map(({ message }) => message);
const numbered = (count: number) => Array.from({ length: count }, (_, number) => String(number + 1));

it('gets what was written while it was away, in order and once', async () => {
  const { owner, customer, handset } = await startPaired();
  await owner.connection?.disconnect();
  const told = numbered(20);
  for (const text of told) await customer.send(handset.phone, text);
  expect(owner.messages.size).toBe(0);
  await owner.connect();
  await waitFor(() => owner.messages.size === told.length);
  expect(textsOf(owner)).toEqual(told);
  expect(owner.heard.arrivals).toHaveLength(told.length);
});

it('what is written live waits behind what was written before, also by new customers', async () => {
  const { owner, customer, handset, fake } = await startPaired({ history: false });
  await owner.connection?.disconnect();
  const told = numbered(40);
  for (const text of told.slice(0, 20)) await customer.send(handset.phone, text);
  const stranger = fake.phones.add('5541999990002', { name: 'Bia' });
  // Keys and addresses of somebody new are stored slowly.
  owner.store.beforeWrite = async () => {
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  };
  await owner.connect();
  for (const text of told.slice(20)) await (Number(text) % 2 ? customer : stranger).send(handset.phone, text);
  await waitFor(() => owner.messages.size === told.length);
  expect(textsOf(owner)).toEqual(told);
});

it('a message that its owner refuses ends the connection and comes again before later ones', async () => {
  const { owner, customer, handset } = await startPaired();
  let refused = 0;
  owner.beforeCommit = ({ message }) => {
    if (message !== '3' || refused > 0) return;
    refused += 1;
    throw new Error('no database');
  };
  const told = numbered(6);
  for (const text of told) await customer.send(handset.phone, text);
  expect(await owner.closed()).toMatchObject({ reason: 'connection_lost', retry: true });
  await owner.connect();
  await waitFor(() => owner.messages.size === told.length);
  expect(textsOf(owner)).toEqual(told);
});

it('a message is not confirmed while its keys cannot be written', async () => {
  const { owner, customer, handset } = await startPaired();
  await customer.send(handset.phone, 'antes');
  await waitFor(() => owner.messages.size === 1);
  owner.store.beforeWrite = () => {
    throw new Error('no database');
  };
  const id = await customer.send(handset.phone, 'depois');
  await owner.closed();
  expect(handset.account.companions[0]?.waiting.some(({ attrs }) => attrs['id'] === id)).toBe(true);
  owner.store.beforeWrite = () => undefined;
  await owner.connect();
  await waitFor(() => owner.messages.size === 2);
  expect(textsOf(owner)).toEqual(['antes', 'depois']);
});

it.each([
  ['before the keys are written', 'write'],
  ['before the owner has the message', 'commit'],
  ['after the owner has the message', 'committed'],
])('a process that dies %s loses nothing and doubles nothing', async (_when, moment) => {
  const world = await startPaired();
  const { owner, customer, handset } = world;
  await customer.send(handset.phone, 'primeira');
  await waitFor(() => owner.messages.size === 1);
  const die = once(() => owner.die());
  if (moment === 'write') owner.store.beforeWrite = die;
  else owner.beforeCommit = moment === 'commit' ? die : () => void setImmediate(die);
  await customer.send(handset.phone, 'segunda');
  await customer.send(handset.phone, 'terceira');
  await waitFor(() => die.isDone());
  await owner.connect();
  await waitFor(() => owner.messages.size === 3);
  expect(textsOf(owner)).toEqual(['primeira', 'segunda', 'terceira']);
  await waitFor(() => handset.account.companions[0]?.waiting.length === 0);
});

it('what arrived before the phone took the device off its list is not lost', async () => {
  const { owner, customer, handset } = await startPaired();
  await customer.send(handset.phone, 'primeira');
  await waitFor(() => owner.messages.size === 1);
  owner.beforeCommit = () => new Promise(() => undefined);
  await customer.send(handset.phone, 'segunda');
  await customer.send(handset.phone, 'terceira');
  await waitFor(() => handset.account.companions[0]?.waiting.length === 0);
  handset.unlink();
  // WhatsApp believes that they were taken, so the login may not be forgotten yet.
  expect(await owner.closed()).toMatchObject({ reason: 'connection_lost', retry: true });
  owner.beforeCommit = () => undefined;
  await owner.connect();
  expect(await owner.closed()).toMatchObject({ reason: 'logged_out' });
  expect(textsOf(owner)).toEqual(['primeira', 'segunda', 'terceira']);
  expect(owner.credentials).toBeNull();
  expect(owner.store.rows.size).toBe(0);
});

it('what arrived before a connection ends is taken without another one', async () => {
  const { owner, customer, handset } = await startPaired();
  let commit = (): void => undefined;
  owner.beforeCommit = ({ message }) =>
    message === 'uma' ? new Promise<void>((resolve) => (commit = resolve)) : undefined;
  const id = await customer.send(handset.phone, 'uma');
  await customer.react(handset.phone, id, '👍');
  await customer.send(handset.phone, 'duas');
  await waitFor(() => handset.account.companions[0]?.waiting.length === 0);
  const ended = owner.connection?.disconnect();
  commit();
  await ended;
  expect(textsOf(owner)).toEqual(['uma', 'duas']);
  expect(owner.heard.reactions).toHaveLength(1);
});

it('dies ten times while messages go both ways, and all arrive once and in order', async () => {
  const world = await startPaired();
  const { owner, customer, handset } = world;
  const told = numbered(100);
  const incoming = (async () => {
    for (const text of told) await customer.send(handset.phone, text);
  })();
  let arrived = 0;
  owner.beforeCommit = () => {
    arrived += 1;
    if (arrived % 10 !== 0 || arrived > 100) return;
    owner.die();
    void owner.connect();
  };
  const outgoing = sendAll(world, told);
  await Promise.all([incoming, outgoing]);
  await waitFor(() => owner.messages.size === told.length);
  expect(textsOf(owner)).toEqual(told);
  const shown = customer.account.inbox.map(({ message }) => message.extendedTextMessage?.text);
  expect(shown).toEqual(told);
  expect(owner.heard.qr).toHaveLength(1);
}, 120_000);

it('a phone that cannot read a message gets it again', async () => {
  const { owner, customer } = await startPaired();
  const sent = outbound(customer.jid, 'Legível?');
  await owner.connection?.send(sent);
  expect(owner.store.sent.has(sent.platform_message_id)).toBe(true);
  expect(customer.account.inbox.map(({ id }) => id)).toEqual([wireId(sent.platform_message_id)]);
});

/** Sends like an outbox: one after the other, asking what became of a message before it is tried again. */
async function sendAll({ owner, customer }: World, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const message = outbound(customer.jid, text);
    let isDone = false;
    while (!isDone) isDone = await trySending(owner, message);
  }
}

async function trySending(owner: Owner, message: ReturnType<typeof outbound>): Promise<boolean> {
  try {
    await owner.connection?.send(message);
    return true;
  } catch {
    await owner.opened();
    let answer: 'accepted' | 'absent' | 'unknown' | undefined;
    await vi.waitUntil(
      async () => {
        answer = await owner.connection?.confirm(message.platform_message_id);
        return answer !== 'unknown';
      },
      { timeout: patienceMs, interval: 5 },
    );
    return answer === 'accepted';
  }
}

function once(work: () => void): (() => void) & { isDone(): boolean } {
  let done = false;
  const run = () => {
    if (!done) work();
    done = true;
  };
  return Object.assign(run, { isDone: () => done });
}
