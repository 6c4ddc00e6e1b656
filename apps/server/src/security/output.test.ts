import { describe, expect } from 'vitest';
import { calls, liveEvent } from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { keysIn } from '../testing/contract/input-paths.ts';
import { perform } from '../testing/perform.ts';
import { callNames, needsApp, tokenFor, validInputsOf } from '../testing/contract/valid-inputs.ts';
import type { TestServer } from '../testing/test-server.ts';
import { serverTest as it } from '../testing/server-test.ts';

it.beforeAll(async ({ company, scope }) => {
  await company.addPerson({ user_role: 'user', departments: [scope.department] });
  await company.addPerson({ user_role: 'manager' });
  await Promise.all([scope.tag(), scope.flow(), scope.idleChannel(), scope.finished()]);
  const conversation = await scope.conversation();
  await scope.sent(conversation);
  await company.owner.call(calls.createSystemMessage, { conversation_id: conversation._id, message: 'Nota' });
});

/** Columns that stay on the server. */
const inner = [
  'password',
  'password_hash',
  'token_hash',
  'credentials',
  'account_id',
  'lease_epoch',
  'reset_requested',
  'media_ref',
  'search',
  'email_hash',
  'epoch',
];

/** Reads the values that must not leave, under whatever key. */
async function secrets(server: TestServer): Promise<string[]> {
  const found = await server.runtime.database.acrossAccounts.rows<{ secret: string }>(
    sql`select password_hash as secret from users union select token_hash from sessions
      union select encode(credentials, 'base64') from channels where credentials is not null`,
  );
  return found.map(({ secret }) => secret);
}

async function expectClean(value: unknown, server: TestServer): Promise<void> {
  const keys = keysIn(value);
  expect(inner.filter((key) => keys.has(key))).toEqual([]);
  const text = JSON.stringify(value);
  expect(text).not.toContain('$argon2');
  expect((await secrets(server)).filter((secret) => text.includes(secret))).toEqual([]);
}

describe('an answer holds the fields of the contract and nothing else', () => {
  it.for(callNames(calls).filter((name) => !needsApp.has(name)))('%s', async (name, { scope, server }) => {
    const call = calls[name];
    for (const input of await validInputsOf(name, scope)) {
      const token = await tokenFor(name, scope, server);
      const { status, body } = await perform(server.url, { call, input, token });
      expect({ status, error: body.error }).toEqual({ status: 200, error: false });
      expect(Object.keys(body).toSorted()).toEqual(['error', 'message']);
      // The contract's schema drops fields it does not name, so an equal value had no others.
      expect(call.output.parse(body.message)).toEqual(body.message);
      await expectClean(body.message, server);
    }
  });

  it('the lists were not empty', async ({ scope, server }) => {
    const { owner } = scope.company;
    const lengths = [
      await owner.call(calls.getTeamUsers, {}),
      await owner.call(calls.getUsers, {}),
      await owner.call(calls.getChips, {}),
      await owner.call(calls.getTags, {}),
      await owner.call(calls.getFlows, {}),
      await owner.call(calls.getDepartments, {}),
      (await owner.call(calls.getContacts, {})).data,
      (await owner.call(calls.getConversations, { filter: { finished: true } })).data,
      (await owner.call(calls.getDeskConversations, {})).data,
    ].map((list) => list.length);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect((await secrets(server)).length).toBeGreaterThan(4);
  });

  it('an agent’s answers hold no QR code', async ({ scope }) => {
    const agent = await scope.company.addPerson({ user_role: 'user', departments: [scope.department] });
    const { _id } = await scope.idleChannel();
    await scope.company.owner.call(calls.connectChip, { chip: _id, connect: true });
    const seenBy = async (person: typeof agent) =>
      (await person.call(calls.getChips, {})).find((chip) => chip._id === _id)?.qrcode;
    await eventually(() => seenBy(scope.company.owner));
    expect(await seenBy(agent)).toBeNull();
    await scope.company.owner.call(calls.connectChip, { chip: _id, connect: false });
  });
});

describe('live events', () => {
  it('hold the fields of the contract and nothing else', async ({ scope, server }) => {
    const { owner, addDepartment } = scope.company;
    const listener = await owner.listen();
    const support = await addDepartment(`Setor ${scope.unique()}`);
    const one = await scope.conversation();
    const about = { conversation_id: one._id };
    await scope.sent(one);
    await scope.openChannel();
    await owner.call(calls.setManual, about);
    await owner.call(calls.changeContactTags, {
      contact: { _id: one.contact._id, tags: [await scope.tag()] },
    });
    await owner.call(calls.changeConversation, { ...about, department: support, waiting_response: true });
    await server.simulator('typing', { channel: scope.channel._id, phone: one.contact.phone });
    await eventually(() => listener.events.some(({ type }) => type === 'typing'));
    await owner.call(calls.finishConversation, about);
    await eventually(() => listener.events.some(({ type }) => type === 'conversation_finished'));
    const types = new Set(listener.events.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(9);
    for (const { sequence, ...event } of listener.events) {
      expect(sequence === null || Number.isInteger(sequence)).toBe(true);
      expect(liveEvent.parse(event)).toEqual(event);
    }
    await expectClean(listener.events, server);
    const caughtUp: { events: unknown[] } = await listener.socket.emitWithAck('catch-up', { since: 0 });
    expect(caughtUp.events.length).toBeGreaterThan(9);
    await expectClean(caughtUp, server);
    listener.close();
  });
});
