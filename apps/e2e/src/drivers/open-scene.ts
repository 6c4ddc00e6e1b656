import { calls } from '@prosa/contract';
import type { Locator, Page } from 'playwright-core';
import { deskOf } from '../desk.ts';
import { choose } from '../form.ts';
import { see } from '../see.ts';
import { leave, type Stage } from '../stage.ts';
import type { Networks, PlayedDriver, Scene } from './played-number.ts';

const name = 'loja';

/** Creates a company, and on the screen a number of this kind, which is not connected yet. */
export async function openScene(stage: Stage, networks: Networks, driver: PlayedDriver): Promise<Scene> {
  const company = await stage.server.createCompany();
  const numbers = await stage.open(company.owner, '/chips');
  await addNumber(numbers, driver);
  const chip = async () => {
    const [first] = await company.owner.call(calls.getChips, {});
    if (!first) throw new Error('no number');
    return first;
  };
  const number = driver.play(networks, (await chip())._id);
  const desk = deskOf(await stage.open(company.owner, '/atendimento'));
  const card = numbers.getByRole('article', { name, exact: true });
  const customer = number.newCustomer('Maria Souza');
  const end = () => leave(numbers, desk.page);
  return { driver, number, company, networks, numbers, card, desk, customer, chip, end };
}

async function addNumber(page: Page, { kind, capabilities }: PlayedDriver): Promise<void> {
  await page.getByRole('button', { name: 'Novo número' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Novo número' });
  await dialog.getByRole('radio', { name: kind }).check();
  if (capabilities.unofficial) await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Nome do número').fill(name);
  await choose(dialog, 'Primeiro atendimento', 'Atendimento humano');
  await choose(dialog, 'Departamento', 'Geral');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByRole('article', { name, exact: true }));
}

/** The state of the scene's number in a word, as its card shows it. */
export const status = ({ card }: Pick<Scene, 'card'>, word: string): Locator =>
  card.getByText(word, { exact: true });

/** Presses 'Conectar' on the card, and waits until the number is connected. */
export async function connect(scene: Scene): Promise<void> {
  await scene.card.getByRole('button', { name: 'Conectar' }).click();
  await see(status(scene, 'Conectado'));
}
