import { expect } from 'vitest';
import { see, seeNo } from '../../see.ts';
import { connect, status } from '../open-scene.ts';
import type { Scene } from '../played-number.ts';
import type { Step } from './step.ts';
import { receivedBy } from './talk-steps.ts';

/** A number goes away and comes back. */
export const connectionSteps: Step[] = [
  {
    name: 'is disconnected and connected again, and nothing that was written meanwhile is missing',
    play: comeBack,
  },
  { name: 'says of every end of its connection why it came and what to do', play: endInEveryWay },
];

async function comeBack(scene: Scene): Promise<void> {
  const { card, customer, desk, numbers } = scene;
  await desk.open(customer.name);
  await card.getByRole('button', { name: 'Apenas desconectar' }).click();
  await numbers.getByRole('dialog').getByRole('button', { name: 'Desconectar' }).click();
  await see(status(scene, 'Desconectado'), desk.page.getByText('O número loja está desconectado.'));
  const written = ['Cheguei na esquina', 'Estou na porta', 'Alguém aí?'];
  for (const text of written) await customer.write(text);
  await desk.answer('Já desço');
  await see(desk.bubble('Já desço').getByRole('img', { name: 'Enviando' }));
  await connect(scene);
  expect(await numbers.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
  await see(...written.map((text) => desk.bubble(text)));
  const inOrder = await desk.bubble(new RegExp(written.join('|').replace('?', '\\?'))).allInnerTexts();
  expect(inOrder.map((text, index) => text.includes(written[index] ?? '-'))).toEqual([true, true, true]);
  await receivedBy(customer, 'Já desço');
  await seeNo(desk.page.getByText('O número loja está desconectado.'));
}

async function endInEveryWay(scene: Scene): Promise<void> {
  const { card, number, numbers } = scene;
  for (const cause of number.causes) {
    await cause.happen(scene);
    await see(card.getByText(cause.sentence));
    await cause.mend?.(scene);
    await (cause.needsLogin ? number.pair(scene) : connect(scene));
  }
  await card.getByRole('button', { name: 'Histórico da conexão de loja' }).click();
  const log = numbers.getByRole('dialog', { name: 'Conexão de loja' });
  await see(log.getByText('Conectado.'));
  const more = log.getByRole('button', { name: 'Carregar mais' });
  if (await more.isVisible()) await more.click();
  await see(...number.causes.map(({ logged }) => log.getByText(logged)));
}
