import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
});
afterAll(() => stage.stop());

test('guides are searched and read', async () => {
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const page = await stage.open(agent, '/ajuda');
  const topic = page.getByText('Conectar um número de WhatsApp');
  await see(topic, page.getByRole('link', { name: 'suporte@teste.prosa' }));
  await page.getByText('Atender uma conversa').click();
  await expectAccessibleInEveryLook(page, page.getByText('Shift+Enter quebra a linha').first());
  await page.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('lacuna');
  await seeNo(topic);
  await see(page.getByText('Tab leva à próxima lacuna', { exact: false }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
