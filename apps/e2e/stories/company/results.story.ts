import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBotDesk } from '../../../server/src/testing/bot-desk.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { drawing, node } from '../../../server/src/testing/flow-drawings.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { countActs } from '../../src/count-acts.ts';
import { see } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let flow: string;

/** Asks for a score behind an A/B test of one living branch. */
const survey = () =>
  drawing(
    node('split', {
      settings: {
        branches: [
          { id: 'a', label: 'Direto', weight: 100 },
          { id: 'b', label: 'Com nome', weight: 0 },
        ],
      },
      next: { 'branch:a': 'csat', 'branch:b': 'csat' },
    }),
    node('csat', {
      settings: { text: 'De 0 a 10?', scale: '0-10', ask_comment: true, typing: false },
      next: { next: 'end', no_match: 'end' },
    }),
    node('end', { settings: { outcome: 'convertido', finish_conversation: false } }),
  );

/** What the calendar calls today, in the browser's time zone. */
const dayInCalendar = () =>
  new Date()
    .toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })
    .replaceAll(' de ', ' ');

beforeAll(async () => {
  stage = await setStage();
  const desk = await openBotDesk(stage.server);
  ({ company } = desk);
  flow = await desk.publish(survey(), { name: 'Pesquisa' });
  const chip = await desk.addChannel(flow);
  const phone = desk.phone();
  for (const [place, text] of ['oi', '9', 'Gostei muito'].entries()) {
    await desk.writes(chip, phone, text);
    await desk.received(chip, phone, place + 1);
  }
  await eventually(async () => (await company.owner.call(calls.getFlowResults, {})).outcomes[0]?.runs === 1);
});
afterAll(() => stage.stop());

test('a score is read one click away, and leads to its comment, its conversation and the drawing', async () => {
  const page = await stage.open(company.owner, '/');
  const acts = await countActs(page);
  const scores = page.getByRole('region', { name: 'Notas de 0 a 10' });
  const taken = await acts.of(async () => {
    await page.getByRole('link', { name: 'Notas e resultados' }).click();
    await see(scores.getByText('1 de 1 responderam (100%)'));
  });
  expect(taken).toBe(1);
  await see(
    page.getByRole('link', { name: 'Concluídas pelo robô: 1. Ver conversas' }),
    page.getByRole('region', { name: 'Teste A/B, Pesquisa' }).getByText(/^Ainda não dá para dizer/),
  );
  await expectAccessibleInEveryLook(page, scores);
  await see(page.getByRole('region', { name: 'Últimos comentários' }).getByText('Gostei muito'));
  await scores.getByRole('link', { name: '1 promotor' }).click();
  await page.waitForURL(/notas/);
  await see(page.getByText('Gostei muito'), page.getByRole('button', { name: 'Exportar' }));
  await expectAccessibleInEveryLook(page, page.getByText('Gostei muito'));
  await page.goto(`/flows/${flow}`);
  await page.getByRole('button', { name: 'Mais ações do fluxo' }).click();
  await page.getByText('Mostrar por onde passam').click();
  const bar = page.getByRole('group', { name: 'Por onde passam' });
  await see(bar, page.getByText('100%', { exact: true }).first());
  await expectAccessibleInEveryLook(page, bar);
  await page.getByText('Lista', { exact: true }).click();
  await see(page.getByText('100% · 1').first());
  await bar.getByRole('button', { name: 'Período personalizado' }).click();
  const today = page.getByRole('button', { name: await page.evaluate(dayInCalendar), exact: true });
  await today.click();
  await today.click();
  await see(page.getByText('100% · 1').first());
  await bar.getByRole('link', { name: 'Ver resultados' }).click();
  await see(scores.getByText('1 de 1 responderam (100%)'));
  await page.goto('/flows');
  await page.getByRole('link', { name: 'Resultados de Pesquisa' }).click();
  await see(scores.getByText('1 de 1 responderam (100%)'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
