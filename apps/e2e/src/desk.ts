import type { Locator, Page } from 'playwright-core';
import { see } from './see.ts';

/** The parts of the desk as a person finds them. */
export interface Desk {
  page: Page;
  list: Locator;
  thread: Locator;
  composer: Locator;
  /** A conversation in the list. */
  row(name: string | RegExp): Locator;
  /** Messages in the open conversation with this text. */
  bubble(text: string | RegExp): Locator;
  /** Opens a conversation of the list; resolves when nothing of the previous one is on the screen any more. */
  open(name: string): Promise<void>;
  /** Types an answer and sends it with Enter. */
  answer(text: string): Promise<void>;
  /** Chooses an entry of 'Mais ações'. */
  act(entry: string): Promise<void>;
}

/** Returns the desk of a page that shows it. */
export function deskOf(page: Page): Desk {
  const list = page.getByRole('list', { name: 'Conversas em andamento' });
  const thread = page.getByRole('region', { name: /^Conversa com/ });
  const composer = page.getByRole('textbox', { name: /^Mensagem para/ });
  const row = (name: string | RegExp) => list.getByRole('link').filter({ hasText: name });
  return {
    page,
    list,
    thread,
    composer,
    row,
    bubble: (text) => thread.getByRole('listitem').filter({ hasText: text }),
    async open(name) {
      await row(name).click();
      await see(page.getByRole('region', { name: new RegExp(`^Conversa com ${name}`) }));
    },
    async answer(text) {
      await composer.fill(text);
      await composer.press('Enter');
    },
    async act(entry) {
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
}
