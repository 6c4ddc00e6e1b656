import type { Choices } from '@prosa/whatsapp';
import { expect } from 'vitest';
import { subjects } from '../../../testing/flow-drawings.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { collectStatements } from '../../../testing/statements.ts';
import { createSentOffers } from './sent-offers.ts';

const offer = { text: 'Escolha', options: [{ id: 'menu a', title: 'Vendas' }] };
const tapped: Choices = {
  button: null,
  options: [{ id: 'menu a', title: 'Vendas', description: null }],
};

it('options leave as the driver of this moment can show them, whatever it could when they were queued', async ({
  desk,
  server,
}) => {
  const chip = await desk.addChannel(await desk.publish(subjects(['Vendas'])));
  const { conversation_id } = await desk.greeted(chip, 1);
  const shown = async () => (await desk.thread(conversation_id)).find(({ origin }) => origin === 'chatbot');
  const before = await shown();
  expect(before?.choices).toMatchObject({ button: null, options: [{ title: 'Vendas' }] });
  const db = server.runtime.database.forAccount(desk.company.account_id);
  const entry = {
    kind: 'send',
    message: 'Escolha\n\n*1* - Vendas',
    message_id: before?._id ?? '',
    offer,
  } as const;
  const leaves = (can: Parameters<typeof createSentOffers>[1], shown: Choices | null) =>
    createSentOffers(db, can)([{ ...entry, shown }])({ ...entry, shown });
  expect(await leaves(null, tapped)).toEqual({ message: entry.message, choices: null });
  expect((await shown())?.choices).toBeNull();
  const again = await leaves({ buttons: 0, rows: 10 }, null);
  expect(again).toMatchObject({ message: 'Escolha', choices: { button: 'Ver opções' } });
  expect((await shown())?.choices).toMatchObject({ button: 'Ver opções' });
});

it('a menu whose number is what the bot expected leaves without a statement of its own', async ({
  desk,
  server,
}) => {
  const chip = await desk.addChannel(await desk.publish(subjects(['Vendas'])));
  const { names, stop } = collectStatements();
  const { conversation_id } = await desk.greeted(chip, 1).finally(stop);
  const menu = (await desk.thread(conversation_id)).find(({ choices }) => choices !== null);
  expect(menu?.choices?.options).toMatchObject([{ title: 'Vendas' }]);
  expect(names).not.toContain('record_choices');
  const control = collectStatements();
  const entry = {
    kind: 'send',
    message: 'Escolha',
    message_id: menu?._id ?? '',
    offer,
    shown: null,
  } as const;
  const db = server.runtime.database.forAccount(desk.company.account_id);
  await createSentOffers(db, { buttons: 3, rows: 10 })([entry])(entry).finally(control.stop);
  expect(control.names).toContain('record_choices');
});
