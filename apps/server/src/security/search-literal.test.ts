import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { serverTest } from '../testing/server-test.ts';

const it = serverTest
  /** Names of who is found, by each of the three searches. */
  .extend('found', ({ scope }) => async (text: string): Promise<string[][]> => {
    const { owner } = scope.company;
    const contacts = await owner.call(calls.getContacts, { query: text, limit: 100 });
    const desk = await owner.call(calls.getDeskConversations, { limit: 100, filter: { text } });
    const table = await owner.call(calls.getConversations, { limit: 100, filter: { text } });
    return [
      contacts.data.map((one) => one.override_name ?? one.name),
      desk.data.map(({ contact }) => contact.override_name ?? contact.name),
      table.data.map(({ contact }) => contact.override_name ?? contact.name),
    ];
  })
  .extend('addContact', ({ scope }) => async (override_name: string): Promise<void> => {
    const { contact } = await scope.conversation();
    await scope.company.owner.call(calls.changeContactName, { contact: { _id: contact._id, override_name } });
  });

it.beforeAll(async ({ scope }) => {
  await scope.conversation();
});

describe('signs of SQL in a search are letters', () => {
  it.for([
    ['%', 'Cem % algodão'],
    ['_', 'Nome_composto'],
    ['\\', 'Barra \\ invertida'],
    ['\\%', 'Promo \\% dela'],
    [`' OR 1=1 --`, `Zé ' OR 1=1 -- ninguém`],
    [`'; drop table messages; --`, `Bobby '; drop table messages; --`],
    ['$1', 'Custa $1 real'],
    ['%%%', 'Muito %%% mesmo'],
    ['(a+)+$', 'Padrão (a+)+$ aqui'],
  ] as const)('%s', async ([text, name], { found, addContact }) => {
    const before = await found(text);
    for (const names of before) expect(names.every((one) => one.includes(text))).toBe(true);
    await addContact(name);
    const after = await found(text);
    for (const [at, names] of after.entries()) {
      expect(names).toContain(name);
      expect(names).toHaveLength((before[at]?.length ?? 0) + 1);
    }
  });

  it('nothing is found by wildcards alone where no name has them', async ({ found }) => {
    for (const text of ['%Cliente%', 'C_iente', '_______', '\\\\\\', "' or 'a'='a"]) {
      expect(await found(text)).toEqual([[], [], []]);
    }
    for (const names of await found('cliente')) expect(names.length).toBeGreaterThan(0);
  });
});
