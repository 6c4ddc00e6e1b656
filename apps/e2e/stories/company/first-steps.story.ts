import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { expectAccessible } from '../../src/accessible.ts';
import { readMail } from '../../src/read-mail.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

test('a new company is led from the first screen to the first answered message by its main buttons alone', async () => {
  const company = await stage.server.createCompany();
  const page = await stage.open(company.owner, '/');
  const dialog = page.getByRole('dialog');
  await see(page.getByRole('heading', { name: 'Primeiros passos', level: 2 }), page.getByText('0 de 4'));
  await seeNo(page.getByText('Novas conversas'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conectar número' }).click();
  await dialog.getByRole('button', { name: 'Salvar e conectar' }).click();
  await dialog.getByRole('button', { name: 'Ler com o celular simulado' }).click();
  await see(page.getByText('1 de 4'), page.getByRole('link', { name: 'Escrever como cliente' }));
  const [chip] = await company.owner.call(calls.getChips, {});
  await stage.server.simulator('send', {
    channel: chip?._id,
    phone: '5541987659001',
    message: 'Vocês abrem hoje?',
  });
  await page.getByRole('link', { name: 'Responder agora' }).click();
  const composer = page.getByRole('textbox', { name: /^Mensagem para/ });
  await composer.fill('Abrimos às 9h!');
  await composer.press('Enter');
  await eventually(async () => (await company.owner.call(calls.getFirstSteps, {})).done.includes('message'));
  await page.getByRole('link', { name: 'Primeiros passos' }).click();
  await see(page.getByText('2 de 4'));
  await page.getByRole('button', { name: 'Concluir' }).click();
  await seeNo(page.getByRole('link', { name: 'Primeiros passos' }));
  await see(page.getByText('Tudo pronto'));
  await page.keyboard.press('Control+k');
  await see(dialog.getByRole('textbox'));
  await page.keyboard.insertText('Primeiros passos');
  await see(dialog.getByText(/^Nada encontrado/));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a company that signs up connects its number: the link of its mail, opened in another tab, needs no second login', async () => {
  stage.server.runtime.config.emailProof = true;
  const page = await stage.open(null, '/cadastro');
  await page.getByLabel('Seu nome').fill('Rita Lopes');
  await page.getByLabel('E-mail').fill('rita@doces.teste');
  await page.getByLabel('Celular').pressSequentially('41987654322');
  await page.getByLabel('Senha', { exact: true }).fill('cavalo certo bateria');
  await page.keyboard.press('Enter');
  const step = page.getByRole('listitem').filter({ hasText: 'Conecte o WhatsApp da empresa' });
  await see(step.getByText('Antes, confirme seu e-mail'));
  const connect = step.getByRole('button', { name: 'Conectar número' });
  await seeNo(connect);
  const [link = ''] = /http\S+token=\S+/.exec(await readMail(stage.server.dataDir, 'rita@doces.teste')) ?? [];
  const tab = await page.context().newPage();
  await tab.goto(link);
  await see(tab.getByRole('heading', { name: 'E-mail confirmado' }));
  await tab.close();
  await connect.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salvar e conectar' }).click();
  await dialog.getByRole('button', { name: 'Ler com o celular simulado' }).click();
  await see(page.getByText('1 de 4'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
