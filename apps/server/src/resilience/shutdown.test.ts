import { calls } from '@prosa/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerWrites, openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { holdConversation } from '../testing/traffic/hold-conversation.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import { testPerson } from '../testing/test-person.ts';

const stopWithinMs = 10_000;
const patienceMs = 60_000;
const phone = '5541989000001';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.place.dispose());

const refusesConnections = () =>
  fetch(`${desk.web.url}/health`).then(
    () => false,
    () => true,
  );

describe('SIGTERM', { timeout: 200_000 }, () => {
  it('lets the current call finish, takes no new ones, and ends with 0 within ten seconds', async () => {
    const conversation_id = await desk.openConversation(phone);
    const held = await holdConversation(desk.place.connection, conversation_id);
    const answer = desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'na hora de fechar' });
    await held.awaited();
    const from = performance.now();
    const ended = desk.web.terminate();
    await eventually(refusesConnections, patienceMs);
    expect(desk.web.alive()).toBe(true);
    await held.release();
    expect(await answer).toMatchObject({ message: 'na hora de fechar', origin: 'user' });
    expect(await ended).toBe(0);
    expect(performance.now() - from).toBeLessThan(stopWithinMs);
    await desk.restart();
    await eventually(async () => (await desk.inboxOf(phone)).length === 1, patienceMs);
    expect(await desk.inboxOf(phone)).toEqual(['na hora de fechar']);
  });

  it('keeps what is being sent: the next start continues, with nothing sent twice', async () => {
    const conversation_id = await desk.openConversation(phone);
    const texts = Array.from({ length: 40 }, (_, index) => `em andamento ${index}`);
    for (const text of texts) await desk.company.owner.call(calls.sendMessage, { conversation_id, text });
    await customerWrites(desk.setting, phone, 'e eu também');
    expect(await desk.web.terminate()).toBe(0);
    await desk.restart();
    await eventually(async () => (await desk.inboxOf(phone)).length === texts.length, patienceMs);
    expect(await desk.inboxOf(phone)).toEqual(texts);
    const { sends } = await readNetwork(desk.place.dataDir, desk.setting.channel._id);
    expect([...sends.values()].every((times) => times === 1)).toBe(true);
    const theirs = async () =>
      (await desk.messagesOf(conversation_id)).filter(({ origin }) => origin === 'customer');
    await eventually(async () => (await theirs()).length === 2, patienceMs);
    expect((await theirs()).map(({ message }) => message)).toEqual(['oi', 'e eu também']);
  });

  it('ends although browsers are connected, which get events again after the next start', async () => {
    const { token, user } = desk.company.owner;
    const listener = await desk.company.owner.listen();
    const { web } = desk;
    const said = web.output();
    expect(await web.terminate()).toBe(0);
    // It logs warnings and errors only.
    expect(web.output().slice(said.length)).toBe('');
    await eventually(() => !listener.socket.connected, patienceMs);
    await desk.restart();
    const back = await testPerson({ url: desk.web.url, token, user }).listen();
    await customerWrites(desk.setting, phone, 'voltou?');
    await eventually(() => back.events.some(({ type }) => type === 'new_message'), patienceMs);
    back.close();
  });
});
