import { expect } from 'vitest';
import { subjects } from '../../../testing/flow-drawings.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { createSentOffer } from './sent-offer.ts';

const offer = { text: 'Escolha', options: [{ id: 'menu a', title: 'Vendas' }] };

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
  const entry = { message: 'Escolha\n\n*1* - Vendas', message_id: before?._id ?? '', offer };
  expect(await createSentOffer(db, null)(entry)).toEqual({ message: entry.message, choices: null });
  expect((await shown())?.choices).toBeNull();
  const again = await createSentOffer(db, { buttons: 0, rows: 10 })(entry);
  expect(again).toMatchObject({ message: 'Escolha', choices: { button: 'Ver opções' } });
  expect((await shown())?.choices).toMatchObject({ button: 'Ver opções' });
});
