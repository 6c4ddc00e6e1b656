import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The phone of /simulador as a person finds it. */
export interface Phone {
  page: Page;
  region: Locator;
  /** Adds a customer and opens their phone. */
  become(name: string): Promise<void>;
  /** Opens the phone of a customer who exists already. */
  takeUp(name: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Taps an option below a message of the business. */
  tap(option: string): Promise<void>;
  /** Waits until the phone shows exactly this talk, in this order. */
  shows(talk: readonly string[]): Promise<void>;
}

/** Returns the phone of a page that shows the simulator. */
export function phoneOf(page: Page): Phone {
  const region = page.getByRole('region', { name: 'Celular do cliente' });
  const bubbles = region.getByRole('log', { name: 'Mensagens' }).locator('> div > div');
  /** Returns the messages like "Cliente: Olá". */
  const talk = () =>
    bubbles.evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll(':scope > div')]
          .slice(0, 2)
          .map((part) => part.textContent)
          .join(' '),
      ),
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
    tap: (option) => region.getByRole('button', { name: option, exact: true }).click(),
    async shows(wanted) {
      await expect.poll(talk).toEqual(wanted);
    },
  };
}
