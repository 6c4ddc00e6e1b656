import { calls, type CallInput } from '@prosa/contract';
import { afterEach, expect, it } from 'vitest';
import { callSimulator } from '../testing/call-simulator.ts';
import { eventually } from '../testing/eventually.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import { openDesk, type Desk } from '../testing/traffic/desk.ts';

const strangers = ['5541971110001', '5541971110002', '5541971110003'];
const customer = '5541972220001';
const texts = ['um', 'dois', 'três'];

let desk: Desk;
afterEach(() => desk.place.dispose());

const call = <C extends typeof calls.sendMessage | typeof calls.startConversation>(
  definition: C,
  input: CallInput<C>,
) => desk.ownerAt(desk.web).call(definition, input);

const fault = (kind: string, more: object = {}) =>
  callSimulator(desk.web.url, 'fault', { channel: desk.setting.channel._id, kind, ...more });

async function begin(phone: string): Promise<string> {
  const { channel } = desk.setting;
  const jid = `${phone}@s.whatsapp.net`;
  const begun = await call(calls.startConversation, {
    jid,
    chip: channel._id,
    department: desk.company.department,
  });
  return begun._id;
}

const isHeld = async () =>
  (await desk.ownerAt(desk.web).call(calls.getChips, {})).some(({ waits }) => waits.unanswered !== null);

it('while new chats are held, replies go on; over kills, what waited leaves once, in order, when the hold ends', async () => {
  desk = await openDesk();
  const known = await desk.openConversation(customer);
  const begun = await Promise.all(strangers.map(begin));
  await fault('new-chats-held', { ms: 600_000 });
  await eventually(isHeld);
  for (const text of texts) {
    for (const conversation_id of begun) await call(calls.sendMessage, { conversation_id, text });
    await call(calls.sendMessage, { conversation_id: known, text });
    await eventually(async () => (await desk.inboxOf(customer)).includes(text));
    await desk.restart();
  }
  expect(await desk.inboxOf(customer)).toEqual(texts);
  expect(await Promise.all(strangers.map(desk.inboxOf))).toEqual([[], [], []]);
  await fault('none');
  const someLeft = async () => (await Promise.all(strangers.map(desk.inboxOf))).some((inbox) => inbox.length);
  await eventually(someLeft);
  await desk.restart();
  const allLeft = async () =>
    (await Promise.all(strangers.map(desk.inboxOf))).every((inbox) => inbox.length === texts.length);
  await eventually(allLeft);
  expect(await Promise.all(strangers.map(desk.inboxOf))).toEqual([texts, texts, texts]);
  const { sends } = await readNetwork(desk.setting.dataDir, desk.setting.channel._id);
  expect([...sends.values()].every((count) => count === 1)).toBe(true);
  expect(sends.size).toBe(texts.length * (strangers.length + 1));
}, 300_000);
