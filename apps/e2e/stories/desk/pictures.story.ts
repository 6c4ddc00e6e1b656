import { calls } from '@prosa/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { samplePicture } from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { dataUrl } from '../../src/give-file.ts';
import { see } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let page: Page;
let ana: Customer;
let channel: string;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  channel = (await company.addChannel({ name: 'loja' }))._id;
  ana = newCustomer(stage.server.url, channel, 'Ana Clara');
  page = await stage.open(company.owner, '/atendimento');
});
afterAll(() => stage.stop());

/** Waits until a picture below this place has loaded; one that fails is taken away by the screen. */
const loaded = (place: Locator) =>
  eventually(() =>
    place
      .locator('img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)
      .catch(() => false),
  );

test('the picture of a customer who writes appears by itself in the list of an open desk', async () => {
  const desk = deskOf(page);
  await ana.write('Oi, tudo bem?');
  await see(desk.row('Ana Clara'));
  expect(await desk.row('Ana Clara').locator('img').count()).toBe(0);
  const beto = newCustomer(stage.server.url, channel, 'Beto');
  const picture = dataUrl('image/jpeg', await samplePicture('jpeg', 96, 96));
  await stage.server.simulator('picture', { channel, phone: beto.phone, picture });
  await beto.write('Bom dia');
  await loaded(desk.row('Beto'));
  expect(complaintsOf(page)).toEqual([]);
});

test('the privacy of a number is changed in its dialog', async () => {
  const chips = await stage.open(company.owner, '/chips');
  await chips.getByRole('button', { name: 'Privacidade de loja' }).click();
  const dialog = chips.getByRole('dialog', { name: 'Privacidade do número' });
  await dialog.getByRole('switch', { name: /^Confirmação de leitura/ }).click();
  await expectAccessible(chips);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(chips.getByText('Privacidade do número salva'));
  const [chip] = await company.owner.call(calls.getChips, {});
  expect(chip).toMatchObject({ read_receipts: false, profile_pictures: true });
});
