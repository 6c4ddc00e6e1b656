import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The phone of /simulador as a person finds it. */
export interface Phone {
  page: Page;
  region: Locator;
  /** Makes up a customer and takes their phone in hand. */
  become(name: string): Promise<void>;
  /** Takes the phone of a customer who is known already. */
  takeUp(name: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Waits until the phone shows exactly this talk, in this order. */
  shows(talk: readonly string[]): Promise<void>;
}

/** Reads a page that shows the simulator. */
export function phoneOf(page: Page): Phone {
  const region = page.getByRole('region', { name: 'Celular do cliente' });
  const bubbles = region.getByRole('log', { name: 'Mensagens' }).locator('> div > div');
  /** "Cliente: Olá". */
  const talk = () =>
    bubbles.evaluateAll((all) =>
      all.map((one) => `${one.querySelector('div')?.textContent} ${one.querySelector('p')?.textContent}`),
    );
  return {
    page,
    region,
    async become(name) {
      await page.getByRole('button', { name: 'Novo cliente' }).first().click();
      await page.getByLabel('Nome no WhatsApp').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Criar' }).click();
    },
    takeUp: (name) =>
      page.getByRole('region', { name: 'Clientes' }).getByRole('button').filter({ hasText: name }).click(),
    async write(text) {
      await region.getByLabel('Mensagem do cliente').fill(text);
      await page.keyboard.press('Enter');
    },
    async shows(wanted) {
      await expect.poll(talk).toEqual(wanted);
    },
  };
}
