import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../server/src/testing/eventually.ts';
import { see } from './see.ts';

/** The editor of a flow as a person finds it. */
export interface FlowEditor {
  /** A step on the canvas. */
  card(step: string): Locator;
  /** The panel with a step's settings. */
  panel(step: string): Locator;
  /** Opens the panel of a step by its card. */
  open(step: string): Promise<void>;
  /** A field of a step's panel, not the button that inserts variables into it and also has its name. */
  field(step: string, name: string): Locator;
  /** Drags a new step from a port into the empty space below the drawing. */
  pull(from: string, port: string, type: string): Promise<void>;
  /** Adds a step after the selected one. */
  add(type: string): Promise<void>;
  /** Draws a line from a port to a step. */
  lead(from: string, port: string, to: string): Promise<void>;
  /** Closes the panel. */
  close(): Promise<void>;
}

/** Returns the editor of a page that shows it. */
export function flowEditorOf(page: Page): FlowEditor {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const card = (step: string) => page.locator('.react-flow__node-card').filter({ hasText: step });
  const panel = (step: string) => page.getByRole('complementary', { name: `Configurar ${step}` });
  /** Returns the round handle of a port, which lines are drawn from. */
  const wayOut = (step: string, port: string) =>
    card(step).getByText(port, { exact: true }).locator('xpath=..').locator('.react-flow__handle');
  /** Starts a line. While the view still moves, the pointer may hit the canvas instead; then it tries again. */
  const grab = (step: string, port: string) =>
    eventually(async () => {
      await wayOut(step, port).hover();
      await page.mouse.down();
      const isHeld = await wayOut(step, port).evaluate((handle) => handle.matches(':active'));
      if (!isHeld) await page.mouse.up();
      return isHeld;
    });
  const pick = async (type: string) => {
    await page.getByLabel('Buscar um tipo de passo').fill(type);
    await page.keyboard.press('Enter');
    await see(panel(type));
  };
  return {
    card,
    panel,
    // While the view still moves, the click may hit the canvas instead; then it clicks again.
    open: async (step) => {
      await eventually(async () => {
        await card(step).click();
        await panel(step).waitFor({ timeout: 2000 });
        return true;
      });
    },
    field: (step, name) => panel(step).getByRole('textbox', { name, exact: true }),
    async pull(from, port, type) {
      await press('Organizar o desenho');
      await press('Mostrar tudo');
      await grab(from, port);
      await page.mouse.move(690, 800, { steps: 4 });
      await page.mouse.up();
      await pick(type);
    },
    async add(type) {
      await press('Adicionar passo');
      await pick(type);
    },
    async lead(from, port, to) {
      await press('Organizar o desenho');
      await press('Mostrar tudo');
      await grab(from, port);
      await card(to).hover();
      await page.mouse.up();
    },
    close: () => press('Fechar o painel'),
  };
}
