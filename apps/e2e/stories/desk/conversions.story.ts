import { readFile } from 'node:fs/promises';
import type { Chip } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import {
  sampleAnimation,
  sampleFiles,
  sampleLargePicture,
  samplePicture,
  sampleSound,
} from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { giveFile } from '../../src/give-file.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let channel: Chip;
let desk: Desk;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  channel = await company.addChannel({ name: 'vendas' });
  desk = deskOf(await stage.open(company.owner, '/atendimento'));
});
afterAll(() => stage.stop());

const tray = () => desk.page.getByRole('form', { name: 'Arquivos para enviar' });
const send = () => tray().getByRole('button', { name: /^Enviar( \d+ arquivos)?$/ });

async function opened(name: string): Promise<Customer> {
  const customer = newCustomer(stage.server.url, channel._id, name);
  await customer.write('Bom dia');
  await desk.open(name);
  await see(desk.bubble('Bom dia'), desk.composer);
  return customer;
}

/** Sends what the tray holds and returns what reached the phone. */
async function sentTo(customer: Customer) {
  await send().click();
  await seeNo(tray());
  await eventually(async () => (await customer.inbox()).length > 0);
  const [first] = await customer.inbox();
  const file = await fetch(first?.media_url ?? '');
  return { type: first?.type, file_name: first?.file_name, mime: file.headers.get('content-type') };
}

test.each([
  ['foto.heic', '', 'Convertido de HEIC', { type: 'image', file_name: 'foto.jpg', mime: 'image/jpeg' }],
  [
    'foto.webp',
    'image/webp',
    'Convertido de WEBP',
    { type: 'image', file_name: 'foto.jpg', mime: 'image/jpeg' },
  ],
  [
    'aviso.wav',
    'audio/wav',
    'Convertido de WAV',
    { type: 'audio', file_name: 'aviso.mp3', mime: 'audio/mpeg' },
  ],
  [
    'parado.gif',
    'image/gif',
    'Convertido de GIF',
    { type: 'image', file_name: 'parado.jpg', mime: 'image/jpeg' },
  ],
])('%s is converted in the browser and reaches the phone', async (name, mime, note, arrived) => {
  const customer = await opened(`Cliente ${name}`);
  await giveFile(desk.page, 'drop', { name, mime, bytes: await bytesOf(name) });
  await see(tray().getByText(note));
  expect(await sentTo(customer)).toEqual(arrived);
});

async function bytesOf(name: string): Promise<Buffer> {
  if (name.endsWith('.heic')) return readFile(new URL('../../src/square.heic', import.meta.url));
  if (name.endsWith('.wav')) return Buffer.from(sampleSound());
  return samplePicture(name.endsWith('.webp') ? 'webp' : 'gif', 320, 200);
}

test('a GIF that moves is a video, or says that only a still or a document can be sent', async () => {
  const customer = await opened('Gil Gif');
  const bytes = await sampleAnimation();
  await giveFile(desk.page, 'drop', { name: 'festa.gif', mime: 'image/gif', bytes });
  const still = tray().getByRole('button', { name: 'Enviar só a imagem parada' });
  await see(tray().getByText('Convertido de GIF').or(still));
  const isRefused = await still.isVisible();
  if (isRefused) await still.click();
  await see(tray().getByText(isRefused ? 'Só a primeira imagem do GIF' : 'Convertido de GIF'));
  expect((await sentTo(customer)).type).toBe(isRefused ? 'image' : 'video');
});

test('a refused file says why and offers what works: a broken sound as a document, a large picture smaller', async () => {
  const customer = await opened('Rita Recusa');
  const noise = Buffer.alloc(500, 'RIFF0000WAVEnada');
  await giveFile(desk.page, 'drop', { name: 'quebrado.wav', mime: 'audio/wav', bytes: noise });
  await see(tray().getByText(/^quebrado\.wav: Este navegador não converteu o arquivo/));
  expect(await send().isDisabled()).toBe(true);
  await giveFile(desk.page, 'drop', { name: 'logo.svg', mime: 'image/svg+xml', bytes: sampleFiles.svg });
  await see(tray().getByText(/^logo\.svg: Este arquivo não é aceito/));
  expect(await tray().getByRole('button', { name: 'Enviar como documento' }).count()).toBe(1);
  await expectAccessible(desk.page);
  await desk.page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(desk.page);
  await desk.page.setViewportSize({ width: 1440, height: 900 });
  await giveFile(desk.page, 'drop', {
    name: 'cartaz.png',
    mime: 'image/png',
    bytes: await sampleLargePicture(),
  });
  await see(tray().getByText(/^cartaz\.png: O arquivo é grande demais\. Imagens podem ter no máximo 10 MB/));
  await tray().getByRole('button', { name: 'Comprimir' }).click();
  await see(tray().getByText('Comprimida'));
  await tray().getByRole('button', { name: 'Retirar quebrado.wav' }).click();
  expect(await sentTo(customer)).toEqual({ type: 'image', file_name: 'cartaz.jpg', mime: 'image/jpeg' });
});

test('nothing in the console', async () => {
  expect(complaintsOf(desk.page)).toEqual([]);
  await leave(desk.page);
});
