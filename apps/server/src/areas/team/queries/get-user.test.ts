import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { serverTest as it } from '../../../testing/server-test.ts';

it('says up to which event of the company a page that loads now is complete', async ({ server }) => {
  const { owner } = await server.createCompany();
  const sequence = async () => (await owner.call(calls.getUser, {})).live_sequence;
  const before = await sequence();
  const { socket, close } = await owner.listen();
  expect(await socket.emitWithAck('join-room', '')).toMatchObject({ sequence: before });
  await owner.call(calls.saveTag, { name: 'VIP' });
  expect(await sequence()).toBeGreaterThan(before);
  close();
});
