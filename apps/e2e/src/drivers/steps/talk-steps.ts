import { expect } from 'vitest';
import { see, seeNo } from '../../see.ts';
import type { Desk } from '../../desk.ts';
import type { PlayedCustomer, Received, Scene } from '../played-number.ts';
import type { Step } from './step.ts';

/** A customer and the desk write to each other. */
export const talkSteps: Step[] = [
  { name: 'is created and paired on the screen', play: (scene) => scene.number.pair(scene) },
  { name: 'brings the first message, is answered, and shows how far the answer came', play: talk },
  { name: 'quotes, on both sides', play: quote },
  { name: 'carries reactions, both ways', play: react },
  { name: 'carries edits', play: edit },
  { name: 'carries deletions', play: remove },
  { name: 'shows what was written on the company’s own phone', play: writeOnOwnPhone },
];

/** Waits until the phone has a message with this text, and returns it; there is only one. */
export async function receivedBy(customer: PlayedCustomer, text: string): Promise<Received> {
  const those = async () => (await customer.received()).filter((one) => one.text === text);
  await expect.poll(those).toHaveLength(1);
  const [found] = await those();
  if (!found) throw new Error('it is gone');
  return found;
}

/** Sends an answer, and waits until the phone has it. */
async function answer({ desk, customer }: Scene, text: string): Promise<Received> {
  await desk.answer(text);
  const received = await receivedBy(customer, text);
  await see(desk.bubble(text).getByRole('img', { name: /^(Enviada|Entregue|Lida)$/ }));
  return received;
}

async function talk(scene: Scene): Promise<void> {
  const { desk, customer } = scene;
  await customer.write('Oi, vocês abrem no sábado?');
  const row = desk.row(customer.name);
  await see(row, row.getByRole('img', { name: '1 mensagem não lida' }), row.getByText(/^Aguardando/));
  await desk.open(customer.name);
  await see(desk.bubble('Oi, vocês abrem no sábado?'));
  await showsWindow(scene);
  await answer(scene, 'Abrimos, das 9h às 13h.');
  const own = desk.bubble('Abrimos, das 9h às 13h.');
  await customer.confirmDelivery();
  await see(own.getByRole('img', { name: 'Entregue' }));
  await customer.read();
  await see(own.getByRole('img', { name: 'Lida' }), row.getByLabel('Lida'));
}

/** Until when the customer may be answered is shown where the network limits it, and nowhere else. */
async function showsWindow({ desk, driver }: Scene): Promise<void> {
  const limit = desk.page.getByText(/^Responder até/);
  await see(desk.composer);
  if (driver.capabilities.windowHours === null) expect(await limit.count()).toBe(0);
  else await see(limit);
}

/** Presses one of the buttons beside a message. */
async function press(desk: Desk, text: string, button: string): Promise<void> {
  const bubble = desk.bubble(text).last();
  await bubble.hover();
  await bubble.getByRole('button', { name: button, exact: true }).click();
}

/** Returns how often a button is offered beside a message that was sent, which has others (control). */
async function countOffered(desk: Desk, text: string, button: string): Promise<number> {
  const bubble = desk.bubble(text).last();
  await see(
    bubble.getByRole('button', { name: 'Copiar texto' }),
    bubble.getByRole('button', { name: 'Responder' }),
  );
  return bubble.getByRole('button', { name: button, exact: true }).count();
}

async function quote(scene: Scene): Promise<void> {
  const { desk, customer } = scene;
  const question = await customer.write('Qual é o preço do azul?');
  await see(desk.bubble('Qual é o preço do azul?'));
  await press(desk, 'Qual é o preço do azul?', 'Responder');
  const { id, reply_to } = await answer(scene, 'R$ 59,90');
  expect(reply_to).toBe(question);
  await see(desk.bubble('R$ 59,90').getByText('Qual é o preço do azul?'));
  await customer.write('Esse mesmo', id);
  await see(desk.bubble('Esse mesmo').getByText('R$ 59,90'));
}

async function react(scene: Scene): Promise<void> {
  const { desk, customer } = scene;
  const thanks = await customer.write('Combinado, obrigada');
  const { id } = await answer(scene, 'Nós que agradecemos');
  await customer.react(id, '❤️');
  const bubble = desk.bubble('Nós que agradecemos');
  const reacted = bubble.getByRole('img', { name: `${customer.name} reagiu com ❤️` });
  await see(reacted);
  await customer.react(id, '');
  await seeNo(reacted);
  await press(desk, 'Combinado, obrigada', 'Reagir');
  await desk.page.getByRole('button', { name: 'Reagir com 👍' }).click();
  await see(desk.bubble('Combinado, obrigada').getByRole('img', { name: 'Equipe reagiu com 👍' }));
  await expect.poll(() => customer.companyReaction(thanks)).toBe('👍');
}

async function edit(scene: Scene): Promise<void> {
  const { desk, customer, driver } = scene;
  const id = await customer.write('Entrega na rua das Flores');
  await see(desk.bubble('Entrega na rua das Flores'));
  await customer.edit(id, 'Entrega na rua das Palmeiras');
  await see(desk.bubble('Entrega na rua das Palmeiras').getByText('Editada'));
  await answer(scene, 'Entregamos na sexta');
  if (!driver.capabilities.editMessage) {
    expect(await countOffered(desk, 'Entregamos na sexta', 'Editar')).toBe(0);
    return;
  }
  await press(desk, 'Entregamos na sexta', 'Editar');
  const dialog = desk.page.getByRole('dialog', { name: 'Editar mensagem' });
  await dialog.getByLabel('Texto').fill('Entregamos no sábado');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(desk.bubble('Entregamos no sábado').getByText('Editada'));
  await receivedBy(customer, 'Entregamos no sábado');
}

async function remove(scene: Scene): Promise<void> {
  const { desk, customer, driver } = scene;
  const id = await customer.write('Mandei errado');
  await see(desk.bubble('Mandei errado'));
  await customer.delete(id);
  await seeNo(desk.bubble('Mandei errado'));
  await see(desk.bubble('Mensagem apagada'));
  const sent = await answer(scene, 'Também errei');
  if (!driver.capabilities.deleteMessage) {
    expect(await countOffered(desk, 'Também errei', 'Apagar para todos')).toBe(0);
    return;
  }
  await press(desk, 'Também errei', 'Apagar para todos');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await seeNo(desk.bubble('Também errei'));
  const isDeleted = async () => (await customer.received()).find((one) => one.id === sent.id)?.deleted;
  await expect.poll(isDeleted).toBe(true);
}

async function writeOnOwnPhone({ desk, customer, number }: Scene): Promise<void> {
  await number.writeOnOwnPhone(customer, 'Respondo eu, do balcão');
  await see(desk.bubble('Respondo eu, do balcão').getByText('Celular da empresa').first());
}
