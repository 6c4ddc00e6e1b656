import { readFile } from 'node:fs/promises';
import type { Chip } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { sampleFiles, samplePicture, sampleSound } from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { dataUrl, giveFile } from '../../src/give-file.ts';
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
const dialog = (name: string) => desk.page.getByRole('dialog', { name });

async function opened(name: string): Promise<Customer> {
  const customer = newCustomer(stage.server.url, channel._id, name);
  await customer.write('Bom dia');
  await desk.open(name);
  await see(desk.bubble('Bom dia'), desk.composer);
  return customer;
}

test('pasted and dropped pictures are sent with a caption each, and reach the phone', async () => {
  const ana = await opened('Ana Foto');
  const png = { mime: 'image/png', bytes: await samplePicture('png', 640, 480) };
  await giveFile(desk.page, 'paste', { ...png, name: 'vitrine.png' });
  await giveFile(desk.page, 'drop', { ...png, name: 'fundos.png' });
  await giveFile(desk.page, 'drop', { mime: 'image/svg+xml', bytes: sampleFiles.svg, name: 'logo.svg' });
  await see(desk.page.getByText(/^logo\.svg: Este arquivo não é aceito/));
  await see(tray().getByText('1 não será enviado'));
  await expectAccessible(desk.page);
  // Escape leaves neither the conversation nor the files.
  await desk.page.getByRole('button', { name: 'Retirar logo.svg' }).press('Escape');
  await see(desk.page.getByRole('region', { name: /^Conversa com Ana Foto/ }));
  await desk.page.getByLabel('Legenda de vitrine.png').fill('A vitrine nova');
  await desk.page.getByLabel('Legenda de fundos.png').fill('E os fundos');
  await desk.page.keyboard.press('Enter');
  await seeNo(tray());
  await see(desk.bubble('A vitrine nova'), desk.bubble('E os fundos'), desk.composer);
  expect([await ana.has('A vitrine nova'), await ana.has('E os fundos')]).toEqual([1, 1]);
  const [first] = await ana.inbox();
  expect(first).toMatchObject({ type: 'image', file_name: 'vitrine.png' });
  expect((await fetch(first?.media_url ?? '')).headers.get('content-type')).toBe('image/png');
  await see(desk.bubble('E os fundos').getByLabel('Enviada'));
  await desk.page.reload();
  await see(
    desk
      .bubble('A vitrine nova')
      .getByRole('button', { name: /^Abrir imagem/ })
      .locator('img'),
  );
});

test('a note written without a connection stays in the thread, is saved once, and never reaches the customer', async () => {
  const nair = await opened('Nair Nota');
  await desk.page.route('**/api/create-system-message', (route) => route.abort(), { times: 1 });
  await desk.page.getByRole('button', { name: 'Nota interna' }).click();
  const note = desk.page.getByRole('textbox', { name: 'Nota interna' });
  await note.fill('Paga na entrega');
  await note.press('Enter');
  const line = desk.bubble('Paga na entrega');
  await see(line.getByText('Sem conexão com o servidor'));
  await desk.page.reload();
  await see(line.getByText('Sem conexão com o servidor'));
  await line.getByRole('button', { name: 'Tentar de novo' }).click();
  await seeNo(line.getByRole('button', { name: 'Tentar de novo' }));
  await desk.page.reload();
  await see(line);
  expect(await line.count()).toBe(1);
  await desk.answer('Combinado');
  await nair.has('Combinado');
  expect((await nair.inbox()).map(({ message }) => message)).toEqual(['Combinado']);
});

test('a document is chosen from the computer; a failed upload stays and is sent again', async () => {
  const rui = await opened('Rui Papel');
  await desk.page.route('**/api/upload-file', (route) => route.abort(), { times: 1 });
  await desk.page.getByRole('button', { name: 'Anexar' }).click();
  const [chooser] = await Promise.all([
    desk.page.waitForEvent('filechooser'),
    desk.page.getByRole('menuitem', { name: 'Documento' }).click(),
  ]);
  await chooser.setFiles({ name: 'contrato.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf });
  await tray().getByRole('button', { name: 'Enviar' }).click();
  await see(desk.bubble('Sem conexão com o servidor'));
  await desk.bubble('contrato.pdf').getByRole('button', { name: 'Tentar de novo' }).click();
  await eventually(async () => (await rui.inbox())[0]?.file_name === 'contrato.pdf');
  const link = desk.bubble('contrato.pdf').getByRole('link', { name: /contrato\.pdf/ });
  const [download] = await Promise.all([desk.page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('contrato.pdf');
});

test('files from the customer are seen, heard and downloaded', async () => {
  const lia = await opened('Lia Mídia');
  const jpeg = await samplePicture('jpeg', 1200, 800);
  await lia.write('Primeira', { type: 'image', media_url: dataUrl('image/jpeg', jpeg), file_name: 'a.jpg' });
  await lia.write('Segunda', { type: 'image', media_url: dataUrl('image/jpeg', jpeg), file_name: 'b.jpg' });
  await lia.write('', { type: 'audio', media_url: dataUrl('audio/wav', sampleSound()) });
  await lia.write('', { type: 'audio', media_url: dataUrl('audio/wav', sampleSound()) });
  await lia.write('', {
    type: 'document',
    media_url: dataUrl('application/pdf', sampleFiles.pdf),
    file_name: '../../rg.pdf',
  });
  const film = await readFile(new URL('../../src/film.mp4', import.meta.url));
  await lia.write('A fachada', { type: 'video', media_url: dataUrl('video/mp4', film) });
  await lia.write('Sumiu', { type: 'image', media_url: `${stage.server.url}/nada.png` });
  await see(desk.bubble('Sumiu').getByText('Mídia indisponível'), desk.bubble('rg.pdf'));
  await see(desk.bubble('Segunda').getByRole('button', { name: 'Abrir imagem: Segunda' }));
  await desk
    .bubble('Segunda')
    .getByRole('button', { name: /^Abrir imagem/ })
    .click();
  const box = desk.page.getByRole('dialog');
  await see(box.getByText('b.jpg'));
  await expectAccessible(desk.page);
  await desk.page.keyboard.press('ArrowLeft');
  await see(box.getByText('a.jpg'));
  await desk.page.keyboard.press('+');
  await see(box.getByRole('button', { name: 'Tamanho da janela' }));
  await desk.page.keyboard.press('Escape');
  await seeNo(box);
  await see(desk.bubble('A fachada').getByText('0:02'));
  await desk.page.getByRole('button', { name: 'Reproduzir vídeo, 0:02, A fachada' }).press('Enter');
  await see(box.getByLabel('Vídeo: A fachada'));
  await expectAccessible(desk.page);
  await box.getByRole('button', { name: 'Anterior' }).click();
  await see(box.getByText('b.jpg'));
  await desk.page.keyboard.press('Escape');
  const players = desk.thread.getByRole('group', { name: 'Áudio' });
  await players.first().getByRole('button', { name: 'Reproduzir' }).click();
  await see(players.first().getByRole('button', { name: 'Pausar' }));
  await players.first().getByRole('button', { name: 'Velocidade 1x' }).click();
  await see(players.first().getByRole('button', { name: 'Velocidade 1,5x' }));
  await players.last().getByRole('button', { name: 'Reproduzir' }).click();
  await see(players.first().getByRole('button', { name: 'Reproduzir' }));
  // The second one says so only once its sound begins.
  await expect.poll(() => desk.thread.getByRole('button', { name: 'Pausar' }).count()).toBe(1);
});

test('the library takes a file with a name, sends it to a conversation, and deletes it on the second click', async () => {
  const noel = await opened('Noel Livro');
  const attach = async () => {
    await desk.page.getByRole('button', { name: 'Anexar' }).click();
    await desk.page.getByRole('menuitem', { name: 'Biblioteca' }).click();
    await see(dialog('Biblioteca de mídia').getByRole('tab', { name: 'Imagens' }));
  };
  await attach();
  const library = dialog('Biblioteca de mídia');
  await library.getByRole('tab', { name: 'Documentos' }).click();
  await see(library.getByText('Nenhum documento na biblioteca'));
  await library.getByRole('button', { name: 'Adicionar' }).click();
  await see(library.getByText('É necessário selecionar um arquivo'));
  const [chooser] = await Promise.all([
    desk.page.waitForEvent('filechooser'),
    library.getByRole('button', { name: 'Escolher arquivo' }).click(),
  ]);
  await chooser.setFiles({ name: 'tabela.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf });
  await library.getByLabel('Nome do arquivo').fill('');
  await library.getByRole('button', { name: 'Adicionar' }).click();
  await see(library.getByText('É necessário dar um nome para o arquivo'));
  await library.getByLabel('Nome do arquivo').fill('Tabela de preços');
  await library.getByRole('button', { name: 'Adicionar' }).click();
  await see(
    desk.page.getByText('Upload feito com sucesso!'),
    library.getByRole('button', { name: /^Tabela de preços/ }),
  );
  await expectAccessible(desk.page);
  await library.getByRole('button', { name: 'Inserir' }).click();
  await tray().getByLabel('Legenda de Tabela de preços').fill('Segue');
  await tray().getByRole('button', { name: 'Enviar' }).click();
  await noel.has('Segue');
  expect((await noel.inbox())[0]).toMatchObject({ type: 'document', file_name: 'Tabela de preços.pdf' });
  await attach();
  await library.getByRole('tab', { name: 'Documentos' }).click();
  await library.getByRole('button', { name: /^Tabela de preços/ }).click();
  await library.getByRole('button', { name: 'Apagar' }).click();
  await see(library.getByRole('button', { name: 'Confirmar' }));
  await library.getByRole('tab', { name: 'Áudios' }).click();
  await library.getByRole('tab', { name: 'Documentos' }).click();
  await see(library.getByRole('button', { name: 'Apagar' }));
  await library.getByRole('button', { name: /^Tabela de preços/ }).click();
  await library.getByRole('button', { name: 'Apagar' }).click();
  await library.getByRole('button', { name: 'Confirmar' }).click();
  await see(
    desk.page.getByText('Arquivo apagado com sucesso!'),
    library.getByText('Nenhum documento na biblioteca'),
  );
  await desk.page.keyboard.press('Escape');
  const broken = { except: /upload-file|create-system-message|nada\.png/ };
  expect(complaintsOf(desk.page, broken)).toEqual([]);
});

test('files fit the screen of a phone, in the dark scheme too', async () => {
  const phone = deskOf(
    await stage.open(company.owner, '/atendimento', { viewport: 'phone', scheme: 'dark' }),
  );
  await phone.open('Lia Mídia');
  await see(phone.bubble('rg.pdf'));
  await expectNoSidewaysScroll(phone.page);
  await expectAccessible(phone.page);
  await giveFile(phone.page, 'paste', {
    mime: 'image/png',
    bytes: await samplePicture('png'),
    name: 'x.png',
  });
  await see(phone.page.getByLabel('Legenda de x.png'));
  await expectNoSidewaysScroll(phone.page);
  await expectAccessible(phone.page);
  expect(complaintsOf(phone.page)).toEqual([]);
  await leave(phone.page);
});
