import type { FakeGraph } from '@prosa/fakes';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { see, seeNo } from '../see.ts';
import { status } from './open-scene.ts';
import type { Scene } from './played-number.ts';

/** What Meta gives a company for its number. */
export interface MetaKeys {
  phone_number_id: string;
  waba_id: string;
  access_token: string;
  app_secret: string;
}

/** A number as Meta knows it. */
export interface MetaNumber {
  graph: FakeGraph;
  keys: MetaKeys;
  phone: string;
}

const dialogOf = ({ numbers }: Scene) => numbers.getByRole('dialog', { name: /^Chaves da Meta/ });

/**
 * Enters the keys in the dialog that opened for the new number, first with a wrong token, which the test of the keys
 * finds; gives Meta the address of the webhook, and connects.
 */
export async function pairByKeys(scene: Scene, meta: MetaNumber): Promise<void> {
  const { graph, keys, phone } = meta;
  const dialog = dialogOf(scene);
  await graph.admin.numbers({ ...keys, phone, name: 'Loja da Praça', coexists: true });
  await see(dialog.getByText('Depois de salvar as chaves'));
  await dialog.getByLabel('Identificação do número de telefone').fill(keys.phone_number_id);
  await dialog.getByLabel('Identificação da conta do WhatsApp Business').fill(keys.waba_id);
  await dialog.getByLabel('Chave secreta do aplicativo').fill(keys.app_secret);
  await saveToken(dialog, 'EAAerrado');
  await see(dialog.getByLabel('URL de callback'));
  await dialog.getByRole('button', { name: 'Testar chaves' }).click();
  await see(dialog.getByText(/A Meta não aceita o token de acesso/));
  await expectAccessible(scene.numbers);
  await saveToken(dialog, keys.access_token);
  await dialog.getByRole('button', { name: 'Testar chaves' }).click();
  await see(dialog.getByText(/As chaves funcionam: são do número .*Loja da Praça/));
  await subscribe(scene, meta);
  await dialog.getByRole('button', { name: 'Conectar' }).click();
  await seeNo(dialog.getByRole('button', { name: 'Conectar' }));
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await see(status(scene, 'Conectado'));
  expect(await scene.numbers.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
}

/** Copies what the dialog shows into Meta's panel, which proves the address. */
async function subscribe(scene: Scene, { graph, keys, phone }: MetaNumber): Promise<void> {
  const field = dialogOf(scene).getByRole('textbox', { name: 'Token de verificação' });
  const verify_token = await field.inputValue();
  const webhook_url = `${scene.networks.url}/webhooks/whatsapp`;
  const number = { ...keys, phone, verify_token, webhook_url, name: 'Loja da Praça', coexists: true };
  expect((await graph.admin.numbers(number)).verified).toBe(true);
}

/** Enters another token into the number's keys, from its card. */
export async function replaceToken(scene: Scene, token: string): Promise<void> {
  await scene.card.getByRole('button', { name: 'Chaves da Meta' }).click();
  await saveToken(dialogOf(scene), token);
  await dialogOf(scene).getByRole('button', { name: 'Fechar' }).first().click();
  await seeNo(dialogOf(scene));
}

async function saveToken(dialog: Locator, token: string): Promise<void> {
  const field = dialog.getByLabel('Token de acesso');
  await field.fill(token);
  await dialog.getByRole('button', { name: 'Salvar chaves' }).click();
  // A saved secret is not shown again.
  await expect.poll(() => field.inputValue()).toBe('');
}
