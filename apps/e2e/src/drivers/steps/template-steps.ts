import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { expectAccessible } from '../../accessible.ts';
import { choose } from '../../form.ts';
import { see } from '../../see.ts';
import type { Scene } from '../played-number.ts';
import type { Step } from './step.ts';

/** Messages that the network approved beforehand. */
export const templateSteps: Step[] = [
  { name: 'sends an approved message, filled in from the composer', play: sendTemplate },
];

const openButton = ({ desk }: Scene) => desk.page.getByRole('button', { name: 'Enviar modelo aprovado' });

async function sendTemplate(scene: Scene): Promise<void> {
  const { desk, customer, driver } = scene;
  await desk.open(customer.name);
  await see(desk.page.getByRole('button', { name: 'Gravar áudio' }));
  if (!driver.capabilities.templates) {
    expect(await openButton(scene).count()).toBe(0);
    return;
  }
  await approve(scene);
  await openButton(scene).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Enviar modelo aprovado' });
  await choose(dialog, 'Modelo', 'pedido_pronto (pt_BR)');
  await dialog.getByLabel('Texto: {{1}}').fill('Bia');
  await dialog.getByLabel('Texto: {{2}}').fill('77');
  await see(dialog.getByText('Olá, Bia! O pedido 77 está pronto.'));
  await expectAccessible(desk.page);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await see(desk.bubble('Olá, Bia! O pedido 77 está pronto.'));
  const { sent } = scene.networks.graph.world;
  await expect
    .poll(() => sent.filter(({ to, type }) => to === customer.phone && type === 'template'))
    .toHaveLength(1);
}

async function approve({ networks: { graph }, company, chip }: Scene): Promise<void> {
  const [number] = graph.world.numbers.values();
  const components = [{ type: 'BODY', text: 'Olá, {{1}}! O pedido {{2}} está pronto.' }];
  graph.admin.templates({ waba_id: number?.waba_id, name: 'pedido_pronto', components });
  await company.owner.call(calls.syncTemplates, { chip: (await chip())._id });
}
