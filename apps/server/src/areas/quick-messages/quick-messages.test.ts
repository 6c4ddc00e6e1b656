import { calls, errorText } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'save',
    ({ company }) =>
      (input: object, who = company) =>
        who.owner.attempt(calls.saveQuickMessage, input),
  )
  .extend(
    'listed',
    ({ company }) =>
      async (who = company) =>
        (await who.owner.call(calls.getQuickMessages, {})).map(({ shortcut }) => shortcut),
  );

const greeting = { shortcut: 'oi', message: 'Olá, {primeiro_nome}!' };

describe('quick messages', () => {
  it.for([
    [{ ...greeting, shortcut: ' / ' }, errorText('shortcut_required')],
    [{ ...greeting, message: ' \n' }, errorText('quick_message_required')],
  ] as const)('refuses %o', async ([input, text], { save }) => {
    expect(await save(input)).toEqual({ status: 200, body: { error: true, message: text } });
  });

  it('a shortcut is stored as one word, and is unique regardless of case until it is archived', async ({
    server,
    save,
    listed,
  }) => {
    const own = await server.createCompany();
    const { _id } = await own.owner.call(calls.saveQuickMessage, { ...greeting, shortcut: '/Bom  dia ' });
    expect(await own.owner.call(calls.getQuickMessages, {})).toEqual([
      {
        _id,
        shortcut: 'Bom-dia',
        message: greeting.message,
        filed: false,
        folder: '',
        departments: [],
        media: null,
      },
    ]);
    expect((await save({ ...greeting, shortcut: 'bom-DIA' }, own)).body.message).toBe(
      errorText('shortcut_taken'),
    );
    const second = await own.owner.call(calls.saveQuickMessage, greeting);
    const clash = { ...second, ...greeting, shortcut: 'BOM-dia' };
    expect((await save(clash, own)).body.message).toBe(errorText('shortcut_taken'));
    await own.owner.call(calls.saveQuickMessage, { _id, filed: true });
    expect(await listed(own)).toEqual(['oi']);
    expect((await save(clash, own)).body.error).toBe(false);
    expect(await listed(own)).toEqual(['BOM-dia']);
  });

  it('people who manage quick messages write them, everybody at the desk reads them, and only the company is notified', async ({
    server,
    company,
  }) => {
    const own = await server.createCompany();
    const agent = await own.addPerson({ user_role: 'user', departments: [own.department] });
    const [colleague, stranger] = [await agent.listen(), await company.owner.listen()];
    expect((await agent.attempt(calls.saveQuickMessage, greeting)).status).toBe(403);
    await own.owner.call(calls.saveQuickMessage, greeting);
    await eventually(() => colleague.events.some(({ type }) => type === 'quick_messages_changed'));
    expect(await agent.call(calls.getQuickMessages, {})).toMatchObject([greeting]);
    expect(stranger.events).toEqual([]);
    colleague.close();
    stranger.close();
  });
});
