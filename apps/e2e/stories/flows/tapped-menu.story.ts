import { calls } from '@prosa/contract';
import { startFakeGraph, type FakeGraph } from '@prosa/fakes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCloudNumber, connectCloudNumber } from '../../../server/src/testing/cloud-number.ts';
import { subjects } from '../../../server/src/testing/flow-drawings.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible } from '../../src/accessible.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

const customer = '5541987650099';

let graph: FakeGraph;
let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  graph = await startFakeGraph({ clock: { now: () => new Date() } });
  stage = await setStage({ graphBaseUrl: graph.url });
  company = await stage.server.createCompany();
});
afterAll(async () => {
  await stage.stop();
  await graph.close();
});

async function publish(document: ReturnType<typeof subjects>): Promise<string> {
  const { owner } = company;
  const { _id, revision } = await owner.call(calls.saveFlow, { name: 'Assuntos', document, revision: 0 });
  await owner.call(calls.publishFlow, { flow_id: _id, revision });
  return _id;
}

test('a flow’s menu reaches the customer as buttons, and the tapped one leads on', async () => {
  const flow = await publish(subjects(['Preços', 'Suporte']));
  const number = await addCloudNumber({ url: stage.server.url, graph }, company, flow);
  await connectCloudNumber(number);
  const menu = () => graph.world.sent.find(({ to, type }) => to === customer && type === 'interactive');
  number.inbound(customer, { name: 'Caio', body: { body: 'Oi' } });
  await expect.poll(() => menu()?.body['interactive']).toMatchObject({ type: 'button' });
  const desk = await stage.open(company.owner, '/atendimento');
  await desk.getByText('Caio').first().click();
  await see(desk.getByRole('list', { name: 'Botões' }).getByText('Suporte'));
  const button_reply = { id: 'menu o1', title: 'Suporte' };
  const body = { type: 'button_reply', button_reply };
  number.inbound(customer, { name: 'Caio', type: 'interactive', body, context: { id: menu()?.id } });
  const thread = desk.getByRole('region', { name: /^Conversa com/ });
  await see(thread.getByText('Certo: Suporte.'));
  await see(thread.getByText('Resposta de botão'));
  await expectAccessible(desk);
  expect(complaintsOf(desk)).toEqual([]);
});

test('while a menu is drawn, the editor says on which number it cannot be tapped, as long as that number answers with it', async () => {
  const { owner } = company;
  const long = subjects(Array.from({ length: 12 }, (_, place) => `Assunto ${place + 1}`));
  const flow = await publish(long);
  const page = await stage.open(owner, `/flows/${flow}`);
  await page.getByRole('button', { name: /aviso/ }).click();
  const problems = page.getByRole('complementary', { name: 'Problemas do fluxo' });
  await see(problems.getByRole('listitem'));
  const written = problems.getByText('no número “loja” ele sai escrito, sem opções para tocar');
  await seeNo(written);
  const chip = { name: 'loja', redirect: 'flow_chatbot', department: company.department } as const;
  const { _id } = await owner.call(calls.saveChip, { ...chip, flow });
  await see(written);
  await owner.call(calls.saveChip, { ...chip, _id, redirect: 'human' });
  await seeNo(written);
  expect(complaintsOf(page)).toEqual([]);
});
