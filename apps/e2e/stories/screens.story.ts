import { calls } from '@prosa/contract';
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../src/accessible.ts';
import { newCustomer } from '../src/customer.ts';
import { deskOf } from '../src/desk.ts';
import { see } from '../src/see.ts';
import { leave, setStage, type Stage } from '../src/stage.ts';
import { complaintsOf } from '../src/watch.ts';

/** Where pictures of the screens go, for somebody who wants to look at them; usually nowhere. */
const album = process.env.STORY_SHOTS;

let stage: Stage;
let company: TestCompany;
let link: string;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  await furnish();
});
afterAll(() => stage.stop());

/** Enough of everything that no screen is empty. */
async function furnish(): Promise<void> {
  const { owner } = company;
  await company.addDepartment('Suporte');
  await company.addDepartment('Financeiro');
  const tags = [];
  for (const [name, color] of [
    ['VIP', '#C2185B'],
    ['Orçamento', '#F2B84B'],
    ['Novo', '#00FF00'],
  ] as const) {
    tags.push((await owner.call(calls.saveTag, { name, color }))._id);
  }
  const { _id } = await company.addChannel({ name: 'vendas' });
  await company.addChannel({ name: 'suporte', connected: false });
  for (const name of ['Paulo Henrique Lima', 'Rita de Cássia', 'Samuel Torres']) {
    await newCustomer(stage.server.url, _id, name).write('Olá, tudo bem?');
  }
  const teresa = newCustomer(stage.server.url, _id, 'Teresa Novaes');
  await teresa.write('Bom dia! Vi no Instagram que vocês fazem bolo sob encomenda.');
  const find = { filter: { text: teresa.phone } };
  const conversation = await eventually(
    async () => (await owner.call(calls.getDeskConversations, find)).data[0],
  );
  const conversation_id = conversation._id;
  link = `/atendimento?conversa=${conversation_id}`;
  await owner.call(calls.changeContactTags, { contact: { _id: conversation.contact._id, tags } });
  await owner.call(calls.setManual, { conversation_id });
  await owner.call(calls.sendMessage, {
    conversation_id,
    text: 'Bom dia, Teresa! Fazemos sim. Para quando seria?',
  });
  await teresa.has('Bom dia, Teresa! Fazemos sim. Para quando seria?');
  await teresa.confirm(4);
  await teresa.write('Para sábado, umas 30 pessoas. Aceitam Pix? Veja https://exemplo.com.br/bolo');
}

const looks = (['wide', 'phone'] as const).flatMap((viewport) =>
  (['light', 'dark'] as const).map((scheme) => ({ viewport, scheme })),
);

describe.each(looks)('every screen, $viewport and $scheme', (look) => {
  const check = async (page: Page, name: string) => {
    if (album) {
      mkdirSync(album, { recursive: true });
      await page.screenshot({ path: `${album}/${name}-${look.viewport}-${look.scheme}.png` });
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };

  test('is accessible to a visitor', async () => {
    const page = await stage.open(null, '/login', look);
    await see(page.getByRole('heading', { name: 'Entrar' }));
    await check(page, 'login');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await see(page.getByRole('heading', { name: 'Recuperar acesso' }));
    await check(page, 'recovery');
    for (const [path, heading] of [
      ['/welcome', 'Boas-vindas ao Prosa'],
      ['/cadastro', 'Criar conta'],
      ['/recuperar-senha?token=x', 'Nova senha'],
    ] as const) {
      await page.goto(path);
      await see(page.getByRole('heading', { name: heading }));
      await check(page, path.slice(1).split('?')[0] ?? '');
    }
    await page.goto('/simulador');
    await see(page.getByRole('log', { name: 'Mensagens' }));
    await check(page, 'simulator');
    expect(complaintsOf(page)).toEqual([]);
    await leave(page);
  });

  test('is accessible to the owner', async () => {
    const page = await stage.open(company.owner, '/atendimento', look);
    const desk = deskOf(page);
    await see(desk.row('Teresa Novaes'));
    await check(page, 'desk');
    await page.goto(link);
    await see(desk.bubble('Fazemos sim').getByRole('img', { name: 'Lida' }), desk.bubble('30 pessoas'));
    await check(page, 'conversation');
    await page.goto('/chips');
    await see(page.getByRole('article', { name: 'vendas' }));
    await check(page, 'channels');
    await page.getByRole('button', { name: 'Novo número' }).click();
    await see(page.getByRole('dialog').getByLabel('Nome do número'));
    await check(page, 'new-channel');
    for (const [path, shown] of [
      ['/tags', 'Orçamento'],
      ['/departamentos', 'Financeiro'],
    ] as const) {
      await page.goto(path);
      await see(page.getByRole('cell').filter({ hasText: shown }));
      await check(page, path.slice(1));
    }
    await page.goto('/meu-perfil');
    await see(page.getByLabel('Senha atual'));
    await check(page, 'profile');
    await page.goto('/nao-existe');
    await see(page.getByRole('link', { name: 'Voltar ao início' }));
    await check(page, 'not-found');
    expect(complaintsOf(page)).toEqual([]);
    await leave(page);
  });
});
