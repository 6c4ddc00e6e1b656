import { expect } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { see, seeNo } from '../see.ts';
import { status } from './open-scene.ts';
import type { Scene } from './played-number.ts';

/** Presses 'Conectar' on the card of a number that has no login. */
export const askForCode = ({ card }: Pick<Scene, 'card'>): Promise<void> =>
  card.getByRole('button', { name: 'Conectar' }).click();

/** Lets a phone scan the code that the screen shows; the dialog closes by itself, and the number is connected. */
export async function scanCode(scene: Scene, scan: (qrcode: string) => Promise<unknown>): Promise<void> {
  const dialog = scene.numbers.getByRole('dialog', { name: /^Conectar/ });
  await see(dialog.getByRole('img', { name: /^QR code para conectar/ }));
  expect(await dialog.getByRole('listitem').count()).toBe(4);
  await scan(await eventually(async () => (await scene.chip()).qrcode));
  await seeNo(dialog);
  await see(status(scene, 'Conectado'));
}
