import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { welcome } from '../../../../server/src/testing/flow-drawings.ts';
import { see } from '../../see.ts';
import type { PlayedCustomer, Scene } from '../played-number.ts';
import type { Step } from './step.ts';

/** A flow answers first, until a person takes over. */
export const botSteps: Step[] = [
  { name: 'lets a flow with a menu answer, until a person takes over', play: takeOver },
];

async function takeOver(scene: Scene): Promise<void> {
  const { desk, number } = scene;
  await answerByFlow(scene);
  const carla = number.newCustomer('Carla Nunes');
  await carla.write('Oi');
  await hasGot(carla, 'Como ajudamos?');
  await carla.write('Preços');
  await hasGot(carla, 'A partir de R$ 10,00.');
  await desk.open('Carla Nunes');
  await see(desk.bubble('A partir de R$ 10,00.'), desk.page.getByText('O robô está atendendo'));
  await desk.page.getByRole('button', { name: 'Assumir', exact: true }).click();
  await see(desk.bubble('assumiu'), desk.page.getByText('Com você'));
  await desk.answer('Aqui é a Dona, posso ajudar?');
  await hasGot(carla, 'Aqui é a Dona, posso ajudar?');
  const before = (await carla.received()).length;
  await carla.write('Preços');
  await see(desk.bubble(/^Carla Nunes:.*Preços/).nth(1));
  // The positive control: the bot answers somebody who asks later.
  const davi = number.newCustomer('Davi Melo');
  await davi.write('Oi');
  await hasGot(davi, 'Como ajudamos?');
  expect(await carla.received()).toHaveLength(before);
}

/** Publishes a flow, and lets it answer first on the number. */
async function answerByFlow({ company, chip }: Scene): Promise<void> {
  const { owner, department } = company;
  const document = welcome(department);
  const flow = await owner.call(calls.saveFlow, { name: 'Recepção', document, revision: 0 });
  await owner.call(calls.publishFlow, { flow_id: flow._id, revision: flow.revision });
  const { _id } = await chip();
  await owner.call(calls.changeChipService, {
    chip: { _id, redirect: 'flow_chatbot', flow: flow._id, department },
  });
}

/** Waits until the phone has got a text; options may stand below it. */
async function hasGot(customer: PlayedCustomer, text: string): Promise<void> {
  const isThere = async () => (await customer.received()).some((one) => one.text.includes(text));
  await expect.poll(isThere).toBe(true);
}
