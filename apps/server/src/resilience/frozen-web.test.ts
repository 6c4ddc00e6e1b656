import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { holdConversation } from '../testing/traffic/hold-conversation.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import type { ServerProcess } from '../testing/server-process.ts';

const phone = '5541989500001';
const patienceMs = 60_000;

let desk: Desk;
let other: ServerProcess;

beforeAll(async () => {
  desk = await openDesk();
  other = await desk.place.start('web');
});
afterAll(async () => {
  other.thaw();
  await desk.place.dispose();
});

it('a web process that freezes inside a transaction does not hold the others up for long', async () => {
  const conversation_id = await desk.openConversation(phone);
  const send = (server: ServerProcess, text: string) => {
    const given = { conversation_id, text, message_id: `FROZEN-${text}` };
    return desk.ownerAt(server).call(calls.sendMessage, given);
  };
  await send(other, 'primeira');
  const held = await holdConversation(desk.place.connection, conversation_id);
  const inTheIce = send(other, 'segunda').catch(() => null);
  await held.awaited();
  other.freeze();
  // From here on the frozen process has the lock, and will not release it on its own.
  await held.release();
  await send(desk.web, 'terceira');
  other.thaw();
  await inTheIce;
  await eventually(() => send(other, 'segunda'), patienceMs);
  await eventually(async () => (await desk.inboxOf(phone)).length === 3, patienceMs);
  expect(await desk.inboxOf(phone)).toEqual(['primeira', 'terceira', 'segunda']);
  const { sends } = await readNetwork(desk.place.dataDir, desk.setting.channel._id);
  expect([...sends.values()]).toEqual([1, 1, 1]);
});
