import { AsyncResource } from 'node:async_hooks';
import { expect, it } from 'vitest';
import type { Phone } from '@prosa/fakes';
import { outbound } from '../testing/outbound.ts';
import { Owner } from '../testing/owner.ts';
import { driverOf, pair, startWorld, waitFor } from '../testing/world.ts';

const fleetSize = 50;
const pairedAtOnce = 5;
const troubledCount = 10;
const perNumber = 5;

interface Number {
  owner: Owner;
  handset: Phone;
}

/** Counts what a new promise or timer is marked with: before Node 24, one mark for each storage that was ever used. */
const marks = () => Object.getOwnPropertySymbols(new AsyncResource('probe')).length;

it('fifty numbers in one process open, talk without loss, and are not disturbed by ten that reconnect all the time', async () => {
  const marked = marks();
  const { fake, customer } = await startWorld({ receiptDelayMs: 0 });
  const driver = driverOf(fake);
  const numbers = Array.from({ length: fleetSize }, (_, index): Number => {
    const handset = fake.phones.add(`55119${80_000_000 + index}`, { name: `Loja ${index}` });
    return { handset, owner: new Owner(driver, `channel-${index}`) };
  });
  for (let from = 0; from < fleetSize; from += pairedAtOnce)
    await Promise.all(numbers.slice(from, from + pairedAtOnce).map(pair));
  await Promise.all(numbers.map(async ({ owner }) => owner.connection?.disconnect()));

  const start = performance.now();
  await Promise.all(numbers.map(({ owner }) => owner.connect()));
  await Promise.all(numbers.map(({ owner }) => owner.opened()));
  expect(performance.now() - start).toBeLessThan(60_000);

  const troubled = numbers.slice(0, troubledCount);
  const calm = numbers.slice(troubledCount);
  let isOver = false;
  const loops = troubled.map(async ({ owner, handset }) => {
    while (!isOver) {
      handset.drop();
      await owner.closed();
      await owner.connect();
      await owner.opened();
    }
  });
  for (const { owner } of calm) owner.heard.status = [];
  for (const { owner } of numbers) answerEach(owner);
  for (let round = 1; round <= perNumber; round += 1)
    await Promise.all(numbers.map(({ handset }) => customer.send(handset.phone, `pergunta ${round}`)));
  await waitFor(() => calm.every(({ owner }) => owner.messages.size === perNumber));
  isOver = true;
  await Promise.all(loops);
  await waitFor(() => numbers.every(({ owner }) => owner.messages.size === perNumber));
  const replies = () =>
    customer.account.inbox.filter(({ from }) => calm.some(({ handset }) => handset.phone === from));
  await waitFor(() => replies().length === calm.length * perNumber);
  expect(calm.flatMap(({ owner }) => owner.heard.status)).toEqual([]);
  expect(fake.errors).toEqual([]);
  // However many sockets were opened, what else the process does costs no more for them.
  expect(marks() - marked).toBeLessThanOrEqual(1);
  await Promise.all(numbers.map(async ({ owner }) => owner.connection?.disconnect()));
}, 180_000);

/** Answers each message once it is committed, if the connection still stands. */
function answerEach(owner: Owner): void {
  owner.beforeCommit = ({ peer, message }) => {
    void owner.connection?.send(outbound(peer.jid, `resposta a ${message}`)).catch(() => undefined);
  };
}
