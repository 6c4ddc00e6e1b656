import { startFakeGuru, type FakeGuru } from '@prosa/fakes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../server/src/testing/mails-to.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

const email = 'maria@exemplo.com.br';
const dayMs = 24 * 60 * 60 * 1000;
const clock = { now: () => new Date() };

let guru: FakeGuru;
let stage: Stage;

beforeAll(async () => {
  guru = await startFakeGuru({ clock, perPage: 50 });
  guru.admin.sending({ minute_ms: 50 });
  const { user_token: userToken, sending } = guru.world;
  const products = { 'plano-profissional': 'professional', 'plano-solo': 'solo' } as const;
  const settings = { accountTokens: [sending.account_token], userToken, baseUrl: guru.url, products };
  stage = await setStage({ guru: settings, billingSiteUrl: guru.page });
  guru.admin.sending({ url: `${stage.server.url}/webhooks/guru` });
});
afterAll(async () => {
  await stage.stop();
  await guru.close();
});

/** Buys on the page of the fake, as a visitor does. */
async function buy(page: Page): Promise<string> {
  await page.goto(guru.page);
  await page.getByPlaceholder('e-mail').fill(` ${email.toUpperCase()} `);
  await page.getByRole('button', { name: 'Buy' }).click();
  await see(page.getByRole('cell', { name: 'active', exact: true }));
  return [...guru.world.subscriptions.keys()].at(-1) ?? '';
}

test('a purchase gives access, an overdue invoice says so, and what ended can be read and comes back', async () => {
  const shop = await stage.open(null, '/login');
  const id = await buy(shop);
  await expect.poll(async () => (await mailsTo(stage.server, email)).length, { timeout: 60_000 }).toBe(1);

  const page = await stage.open(null, '/welcome');
  await see(page.getByText('O acesso é liberado em até 3 minutos após a compra.'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('12345678909');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await see(page.getByRole('heading', { name: 'Crie a sua senha' }));
  await page.getByLabel('Senha atual').fill('12345678909');
  await page.getByLabel('Nova senha', { exact: true }).fill('um-segredo-bom-7');
  await page.getByLabel('Confirmar nova senha').fill('um-segredo-bom-7');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await seeNo(page.getByRole('heading', { name: 'Crie a sua senha' }));

  await page.goto(`${stage.server.url}/minha-conta`);
  const situation = page.getByRole('region', { name: 'Sua assinatura' });
  await see(
    situation.getByText('Ativa'),
    situation.getByText('Plano Profissional'),
    page.getByText('0 de 5'),
  );
  const manage = page.getByRole('link', { name: 'Gestão do plano' });
  expect(await manage.getAttribute('href')).toBe(guru.page);
  expect(await manage.getAttribute('target')).toBe('_blank');
  await expectAccessibleInEveryLook(page, page.getByText('O que cada situação quer dizer'));

  guru.admin.advance({ id, to: 'pastdue' });
  guru.admin.advance({ id, to: 'pastdue' });
  const dialog = page.getByRole('dialog', { name: 'Assinatura em atraso' });
  await see(
    dialog.getByText('Regularize sua assinatura para evitar a interrupção dos serviços.'),
    dialog.getByText('Se você já pagou, ignore essa mensagem. Ela sumirá em alguns minutos.'),
    dialog.getByText('Assinatura mês 2'),
    dialog.getByText('Assinatura mês 3'),
  );
  await expectAccessibleInEveryLook(page, dialog.getByText('Assinatura mês 3'));
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Pagar a assinatura mês 2' }).click();
  const paying = await opening;
  await see(paying.getByRole('button', { name: 'Pay everything that is overdue' }));
  // A headless browser never hides a page: the change that a person's browser reports is reported here.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await seeNo(dialog);
  await paying.getByRole('button', { name: 'Pay everything that is overdue' }).click();
  await see(situation.getByText('Ativa'));

  guru.admin.cancel({ id, ends: new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10) });
  await see(situation.getByText('Cancelada'));
  await seeNo(page.getByText('mas nada é enviado'));
  guru.admin.advance({ id, to: 'expired' });
  await see(situation.getByText('Expirada'), page.getByText('mas nada é enviado'));
  await page.goto(`${stage.server.url}/contatos`);
  await see(page.getByText('A assinatura expirou.'));
  await expectAccessibleInEveryLook(page, page.getByRole('link', { name: 'Minha assinatura' }));

  await buy(shop);
  await seeNo(page.getByText('A assinatura expirou.'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page, shop);
});
