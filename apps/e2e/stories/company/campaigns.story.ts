import { calls } from '@prosa/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../server/src/platform/db/sql.ts';
import { openTalk, type Talk } from '../../../server/src/testing/talk.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { add, choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let talk: Talk;

beforeAll(async () => {
  stage = await setStage();
  talk = await openTalk(stage.server);
  const { owner } = talk.company;
  const all = { from_minute: 0, until_minute: 0, weekdays: [0, 1, 2, 3, 4, 5, 6], on_holidays: true };
  await owner.call(calls.updateSendingSettings, { ...all, max_per_hour: null, max_per_day: null });
  const tag = (await owner.call(calls.saveTag, { name: 'Atacado', color: '#C2185B' }))._id;
  for (const [name, phone] of [
    ['Ana Prado', '5541998120001'],
    ['Bento Lima', '5541998120002'],
    ['Caio Reis', '5541998120003'],
  ] as const) {
    const { _id } = await owner.call(calls.createContact, { name, phone });
    await owner.call(calls.changeContactTags, { contact: { _id, tags: [tag] } });
  }
  await owner.call(calls.addOptOut, { phone: '5541998120003' });
});
afterAll(() => stage.stop());

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const go = (dialog: Locator) => dialog.getByRole('button', { name: 'Continuar' }).press('Enter');
const act = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Ações de ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
};

test('a campaign is written step by step, looked through, tested, sent, followed live, paused and cancelled', async () => {
  const page = await stage.open(talk.company.owner, '/campanhas');
  await expectAccessibleInEveryLook(page, page.getByText('Nenhuma campanha ainda'));
  await page.getByRole('button', { name: 'Nova campanha' }).press('Enter');
  const dialog = dialogOf(page, 'Nova campanha');
  await go(dialog);
  await see(
    dialog.getByText('O nome é um campo necessário'),
    dialog.getByText('Chip de envio necessário'),
    dialog.getByText('Audiência necessária para formar o público de envio'),
  );
  await dialog.getByLabel('Nome', { exact: true }).fill('Semana do atacado');
  await choose(dialog, 'Número de envio', talk.channel.name);
  await dialog.getByLabel('Tags', { exact: true }).press('Space');
  await go(dialog);
  await see(dialog.getByText('Tags necessárias para formar o público de envio'));
  await add(dialog, 'Tem uma destas tags', 'Atacado');
  await expectAccessibleInEveryLook(page, dialog.getByText('Não enviar para quem tem'));
  await go(dialog);
  await expectAccessibleInEveryLook(page, dialog.getByRole('button', { name: 'Adicionar versão' }));
  await dialog.getByRole('button', { name: 'Adicionar versão' }).press('Enter');
  await go(dialog);
  await see(dialog.getByText('Escreva o texto de cada versão, ou remova a que está vazia.').first());
  await dialog.getByRole('textbox', { name: 'Versão 1' }).fill('Oi, {primeiro_nome}! Sobre {pedido}:');
  await dialog.getByRole('textbox', { name: 'Versão 2' }).fill('Olá, ');
  await dialog.getByRole('button', { name: '{nome}', exact: true }).press('Enter');
  const preview = dialog.getByRole('region', { name: 'Prévia' });
  await see(preview.getByText('Oi, Ana! Sobre :'));
  await preview.getByRole('button', { name: 'Próxima pessoa' }).press('Enter');
  await see(preview.getByText('Olá, Bento Lima'));
  await go(dialog);
  await dialog.getByLabel('Enviar agora').press('Space');
  await choose(dialog, 'Intervalo entre mensagens', '4 minutos');
  await expectAccessibleInEveryLook(page, dialog.getByText('Fora do horário de envios da empresa'));
  await go(dialog);
  await see(
    dialog.getByText('2 pessoas', { exact: true }),
    dialog.getByText('{pedido} fica vazia para 2 pessoas.', { exact: false }),
    dialog.getByText('termina por volta de', { exact: false }),
  );
  await dialog.getByRole('button', { name: 'Pediram para não receber' }).press('Enter');
  await expectAccessibleInEveryLook(page, dialog.getByText('Caio Reis'));
  await dialog.getByLabel('Enviar um teste para mim').fill('41 98765-0001');
  await dialog.getByRole('button', { name: 'Enviar teste' }).press('Enter');
  await see(page.getByText('Teste a caminho do seu WhatsApp'));
  await expect.poll(async () => (await talk.inbox('5541987650001'))[0]?.message).toBe('Oi, Ana! Sobre :');
  await dialog.getByRole('button', { name: 'Enviar agora' }).press('Enter');
  await see(page.getByText('Campanha salva com sucesso'), rowOf(page, 'Semana do atacado'));
  await seeNo(dialog);
  await see(rowOf(page, 'Semana do atacado').getByText('1 de 3'));
  await act(page, 'Semana do atacado', 'Acompanhar');
  const drawer = dialogOf(page, 'Semana do atacado');
  await expectAccessibleInEveryLook(page, drawer.getByText('Olá, Bento Lima').first());
  await drawer.getByRole('button', { name: 'Pausar' }).press('Enter');
  await see(drawer.getByText('Pausado por uma pessoa.', { exact: false }));
  await talk.writes('5541998120001', 'Quero!');
  await see(drawer.getByRole('region', { name: 'Destinatários' }).getByText('Respondida'));
  await expectAccessibleInEveryLook(page, drawer.getByText('Ver conversa'));
  await talk.writes('5541998120001', 'SAIR');
  const [campaign] = (await talk.company.owner.call(calls.getCampaigns, {})).data;
  const results = () =>
    talk.company.owner.call(calls.getCampaignResults, { campaign_id: campaign?._id ?? '' });
  await expect.poll(results).toMatchObject({ opted_out: 1, conversations: 1, all: { replied: 1 } });
  await page.keyboard.press('Escape');
  await act(page, 'Semana do atacado', 'Cancelar');
  const confirm = dialogOf(page, 'Cancelar campanha');
  await confirm.getByRole('button', { name: 'Cancelar campanha' }).press('Enter');
  await see(rowOf(page, 'Semana do atacado').getByText('Cancelada', { exact: true }));
  expect(await talk.inbox('5541998120002')).toEqual([]);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('one is duplicated as a draft, edited, scheduled and deleted; without campaigns in the plan nothing is offered', async () => {
  const { owner, account_id } = talk.company;
  await owner.call(calls.createCampaign, { name: 'Natal', message: ['Boas festas!'], draft: true });
  const page = await stage.open(owner, '/campanhas');
  await act(page, 'Natal', 'Duplicar');
  const copy = dialogOf(page, 'Nova campanha');
  await see(copy.getByLabel('Nome', { exact: true }));
  await copy.getByRole('button', { name: 'Salvar rascunho' }).press('Enter');
  await see(rowOf(page, 'Natal (cópia)').getByText('Rascunho'));
  await act(page, 'Natal (cópia)', 'Editar');
  const dialog = dialogOf(page, 'Editar campanha');
  await choose(dialog, 'Número de envio', talk.channel.name);
  await dialog.getByLabel('Tags', { exact: true }).press('Space');
  await add(dialog, 'Tem uma destas tags', 'Atacado');
  for (const step of ['Mensagem', 'Envio', 'Revisão']) {
    await go(dialog);
    await see(dialog.getByRole('heading', { name: step }));
  }
  await see(dialog.getByText('2 pessoas', { exact: true }));
  await dialog.getByRole('button', { name: 'Agendar campanha' }).press('Enter');
  await see(rowOf(page, 'Natal (cópia)').getByText('Agendada'));
  await expectAccessibleInEveryLook(page, page.getByRole('table', { name: 'Campanhas' }));
  await act(page, 'Natal (cópia)', 'Apagar');
  await dialogOf(page, 'Apagar campanha').getByRole('button', { name: 'Apagar' }).press('Enter');
  await seeNo(rowOf(page, 'Natal (cópia)'));
  await stage.server.runtime.database.acrossAccounts.run(
    sql`update accounts set campaigns_enabled = false where id = ${account_id}`,
  );
  await page.reload();
  await see(page.getByText('Funcionalidade indisponível no Plano Solo'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
