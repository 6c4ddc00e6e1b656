import { expect, it } from 'vitest';
import { outbound } from '../testing/outbound.ts';
import { pair, startPaired, startWorld, waitFor, type World } from '../testing/world.ts';

/** Writes, reads and types as a person at the desk does, and expects that the phone goes on to notify its owner. */
async function expectUnseen({ fake, owner, customer, handset }: World): Promise<void> {
  fake.settings.automaticReceipts = false;
  const id = await customer.send(handset.phone, 'Bom dia');
  const confirmed = () => customer.account.receipts.filter((each) => each.id === id).map(({ type }) => type);
  await waitFor(() => confirmed().length === 1);
  await owner.connection?.markRead(customer.jid, [id]);
  owner.connection?.typing(customer.jid, true);
  await owner.connection?.send(outbound(customer.jid, 'Olá'));
  await waitFor(() => confirmed().length === 2);
  expect(confirmed()).toEqual(['inactive', 'read']);
  await waitFor(() => customer.account.typing.length > 0);
  expect(fake.isAvailable(handset.phone)).toBe(false);
}

interface Kept {
  me?: { name?: string };
  platform?: string;
}
const kept = ({ owner }: World) => JSON.parse(owner.credentials ?? '{}') as Kept;

it('works without a name, learns it from the phone, and never says that somebody looks', async () => {
  const world = await startPaired();
  const { owner, customer, handset } = world;
  expect([kept(world).me?.name, kept(world).platform]).toEqual([undefined, 'android']);
  await expectUnseen(world);
  await handset.send(customer.phone, 'Já respondo');
  await waitFor(() => kept(world).me?.name === 'Loja');
  await owner.connection?.disconnect();
  await owner.connect();
  await owner.opened();
  await expectUnseen(world);
});

it('a WhatsApp Business number has its name at once, and its phone keeps its notifications too', async () => {
  const world = await startWorld();
  world.handset.account.business = true;
  await pair(world);
  expect([kept(world).me?.name, kept(world).platform]).toEqual(['Loja', 'smba']);
  await expectUnseen(world);
});
