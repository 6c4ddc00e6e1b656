import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { calls, type Media } from '@prosa/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles, samplePicture, sampleSound, upload } from '../../testing/sample-files.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import type { Reply } from '../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
});
afterAll(() => server.stop());

const send = (bytes: Uint8Array, name: string, input: object = { temp: true }) =>
  upload(server.url, company.owner, { call: calls.uploadFile, input, file: { bytes, name } });
const refused = (sentence: string | RegExp) => ({
  status: 200,
  body: {
    error: true,
    message: typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as unknown),
  },
});
const mediaOf = ({ body }: Reply) => {
  expect(body.error).toBe(false);
  return body.message as Media;
};
const open = (path: string) => fetch(server.url + path);

describe('upload-file', () => {
  it.each([
    ['mp3', 'musica.mp3', 'audio', 'audio', 'audio/mpeg'],
    ['ogg', 'voz.bin', 'audio', 'audio', 'audio/ogg'],
    ['webm', 'voz.webm', 'audio', 'audio', 'audio/webm'],
    ['mp4', 'filme.mov', 'video', 'video', 'video/mp4'],
    ['3gp', 'filme.3gp', 'video', 'video', 'video/3gpp'],
    ['pdf', 'nota.exe', 'document', 'document', 'application/pdf'],
    ['txt', 'oi.txt', undefined, 'document', 'text/plain'],
    ['compound', 'tabela.xls', undefined, 'document', 'application/vnd.ms-excel'],
    ['compound', 'carta.doc', 'document', 'document', 'application/msword'],
    ['mp3', 'musica.mp3', 'document', 'document', 'audio/mpeg'],
  ] as const)('takes %s as %s', async (sample, name, wanted, type, mime) => {
    const media = mediaOf(
      await send(sampleFiles[sample], name, { temp: true, ...(wanted && { type: wanted }) }),
    );
    expect(media).toMatchObject({ type, mime, name, size: sampleFiles[sample].length, thumbnail_url: null });
    const response = await open(media.url);
    expect(response.headers.get('content-type')).toContain(mime);
    const place = type === 'document' && mime !== 'audio/mpeg' ? 'attachment' : 'inline';
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${place};`));
  });

  it('takes what a browser could not convert as a document, and as nothing else', async () => {
    const square = await readFile(new URL('../../../../e2e/src/square.heic', import.meta.url));
    const files = [
      [square, 'foto.heic', 'image/heic'],
      [await samplePicture('webp'), 'foto.webp', 'image/webp'],
      [await samplePicture('gif'), 'foto.gif', 'image/gif'],
      [sampleSound(), 'som.wav', 'audio/wav'],
    ] as const;
    for (const [bytes, name, mime] of files) {
      const media = mediaOf(await send(bytes, name, { temp: true, type: 'document' }));
      expect(media).toMatchObject({ type: 'document', mime, name });
      const wanted = mime.startsWith('audio') ? 'audio' : 'image';
      expect(await send(bytes, name, { temp: true, type: wanted })).toMatchObject(
        refused(/^Este arquivo não é aceito/),
      );
    }
  });

  it.each([
    ['html', 'pagina.html', undefined],
    ['html', 'pagina.png', 'image'],
    ['svg', 'logo.svg', 'image'],
    ['svg', 'logo.svg', 'document'],
    ['exe', 'virus.pdf', 'document'],
    ['compound', 'instalar.msi', 'document'],
    ['pdf', 'nota.pdf', 'image'],
    ['mp4', 'filme.mp4', 'image'],
    ['mp3', 'som.mp3', 'video'],
    ['webm', 'filme.webm', 'video'],
  ] as const)('refuses %s as %s (%s) in a sentence', async (sample, name, type) => {
    const reply = await send(sampleFiles[sample], name, { temp: true, ...(type && { type }) });
    expect(reply).toMatchObject(refused(/^Este arquivo não é aceito\. \S+ .*\.$/));
  });

  it('refuses an upload without a file, and one for the library without a name', async () => {
    const nothing = await upload(server.url, company.owner, {
      call: calls.uploadFile,
      input: { filename: 'x' },
    });
    expect(nothing).toEqual(refused('É necessário selecionar um arquivo'));
    expect(await send(Buffer.alloc(0), 'x.pdf')).toEqual(refused('É necessário selecionar um arquivo'));
    expect(await send(sampleFiles.pdf, 'x.pdf', {})).toEqual(
      refused('É necessário dar um nome para o arquivo'),
    );
    expect(await send(sampleFiles.pdf, 'x.pdf', { filename: '  ' })).toMatchObject({ body: { error: true } });
  });

  it('says how large a file of each type may be', async () => {
    const large = Buffer.concat([sampleFiles.mp3, Buffer.alloc(16 * 1024 * 1024)]);
    expect(await send(large, 'x.mp3')).toEqual(
      refused('O arquivo é grande demais. Áudios podem ter no máximo 16 MB.'),
    );
    expect(mediaOf(await send(large, 'x.mp3', { temp: true, type: 'document' })).size).toBe(large.length);
    expect((await send(Buffer.alloc(21 * 1024 * 1024), 'x.pdf')).status).toBe(413);
  });

  it('takes no path from JSON that pretends to be an upload', async () => {
    const reply = await company.owner.attempt(calls.uploadFile, {
      file: { path: '/etc/passwd' },
      filename: 'x',
    });
    expect(reply.status).toBe(415);
  });
});

/** Returns a small picture whose header claims side × side pixels. */
async function bombOf(side: number): Promise<Buffer> {
  const picture = await samplePicture('png');
  picture.writeUInt32BE(side, 16);
  picture.writeUInt32BE(side, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

describe('upload-image', () => {
  const sendImage = (bytes: Uint8Array, name = 'foto.png') =>
    upload(server.url, company.owner, { call: calls.uploadImage, file: { bytes, name } });

  it('stores its own rendering of a picture: upright, without metadata, with a thumbnail', async () => {
    const photo = await sharp(await samplePicture('jpeg', 1600, 1200))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'segredo-do-exif' } })
      .toBuffer();
    const media = mediaOf(await sendImage(Buffer.concat([photo, sampleFiles.html]), '../../férias.jpg'));
    expect(media).toMatchObject({ type: 'image', mime: 'image/jpeg', name: 'férias.jpg', ptt: false });
    expect(media.width).toBeLessThan(media.height ?? 0);
    const kept = Buffer.from(await (await open(media.url)).arrayBuffer());
    expect(kept.includes('segredo-do-exif') || kept.includes('__xss')).toBe(false);
    const small = await open(media.thumbnail_url ?? '');
    expect(small.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(await small.arrayBuffer()).metadata();
    expect(Math.max(width, height)).toBe(640);
  });

  it('refuses a pixel bomb before it is decoded, and files that only look like pictures', async () => {
    for (const side of [50_000, 5001])
      expect(await sendImage(await bombOf(side))).toEqual(
        refused('A imagem tem mais de 25 megapixels. Diminua-a e tente novamente.'),
      );
    expect(mediaOf(await sendImage(await samplePicture('png'))).width).toBe(40);
    const cut = (await samplePicture('png')).subarray(0, 40);
    expect(await sendImage(cut)).toEqual(refused('Erro ao enviar imagem.'));
    expect(await sendImage(sampleFiles.pdf)).toEqual(
      refused('Este arquivo não é aceito. Imagens precisam ser JPG ou PNG.'),
    );
  });
});

/** Names that senders give their files (reliability reference 4.2), and what is shown of them. */
const names: [string, string][] = [
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\boot.pdf', 'boot.pdf'],
  ['C:\\Users\\ana\\nota.pdf', 'nota.pdf'],
  ['/etc/cron.d/x.pdf', 'x.pdf'],
  ['/manager//////..', 'documento'],
  ['a.pdf.html', 'a.pdf.html'],
  ['boleto\u202Efdp.pdf', 'boletofdp.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
  ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
  ['nota fiscal – João 🌻.pdf', 'nota fiscal – João 🌻.pdf'],
];

it.each(names)('%j is stored and shown as %j', async (given, shown) => {
  const media = mediaOf(await send(sampleFiles.pdf, given));
  expect(media.name).toBe(shown);
  const { pathname } = new URL(media.url, server.url);
  expect(pathname).toBe(`/files/${company.account_id}/${media._id}`);
  const disposition = (await open(media.url)).headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%!~-]+\.pdf$/);
});
