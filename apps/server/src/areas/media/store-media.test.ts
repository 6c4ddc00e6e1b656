import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { mediaLink } from './media-link.ts';
import type { MediaRow } from './keep-file.ts';
import { storeMedia } from './store-media.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'store',
    ({ server, company }) =>
      (bytes: Buffer, file_name: string | null, declared_type: string | null = null) => {
        const db = server.runtime.database.forAccount(company.account_id);
        return storeMedia(server.runtime, db, { bytes, file_name, declared_type, voice: false });
      },
  )
  .extend(
    'open',
    ({ server }) =>
      (media: MediaRow) =>
        fetch(server.url + mediaLink(server.runtime, media)),
  );

const text = (value: string) => Buffer.from(value);
const script = '<script>window.__xss = true</script>';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), text(script)]);
const gif = text(`GIF89a/*${script}*/=1`);
const pdf = text(`%PDF-1.4\n${script}`);
const ogg = Buffer.concat([text('OggS'), Buffer.alloc(24), text('OpusHead'), Buffer.alloc(40)]);
const mp4 = Buffer.concat([Buffer.from('00000018', 'hex'), text('ftypmp42'), Buffer.alloc(12)]);
const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
const svg = text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);

describe('storeMedia', () => {
  it.for([
    [png, 'foto.png', 'image', 'image/png', 'foto.png'],
    [jpeg, 'foto.html', 'image', 'image/jpeg', 'foto.html.jpg'],
    [gif, 'x.gif', 'image', 'image/gif', 'x.gif'],
    [ogg, null, 'audio', 'audio/ogg', 'audio.ogg'],
    [mp4, 'filme.mp4', 'video', 'video/mp4', 'filme.mp4'],
    [pdf, 'a.pdf.html', 'document', 'application/pdf', 'a.pdf.html.pdf'],
    [oldOffice, 'planilha.xls', 'document', 'application/vnd.ms-excel', 'planilha.xls'],
    [oldOffice, 'instalar.msi', 'document', 'application/octet-stream', 'instalar.msi'],
    [text('Olá, tudo bem?\n'), 'oi.txt', 'document', 'text/plain', 'oi.txt'],
    [Buffer.from([0xff, 0x41]), 'oi.txt', 'document', 'application/octet-stream', 'oi.txt'],
    [text('a\u0000b'), 'oi.txt', 'document', 'application/octet-stream', 'oi.txt'],
    [text(script), 'pagina.html', 'document', 'application/octet-stream', 'pagina.html'],
    [svg, 'logo.svg', 'document', 'application/octet-stream', 'logo.svg'],
    [svg, 'logo.png', 'document', 'application/octet-stream', 'logo.png'],
    [text('MZ\u0090'), '../../virus.exe', 'document', 'application/octet-stream', 'virus.exe'],
    [Buffer.alloc(0), '', 'document', 'application/octet-stream', 'documento'],
  ] as const)(
    'believes the bytes, not the name: case %#',
    async ([bytes, given, type, mime, name], { store, open }) => {
      const media = await store(bytes, given, 'image');
      expect(media).toMatchObject({ type, mime, name, size: bytes.byteLength });
      expect(media.id).toMatch(/^[0-9a-f-]{36}$/);
      const response = await open(media);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(response.headers.get('content-type')).toContain(mime);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const place = type === 'document' ? 'attachment' : 'inline';
      expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^${place};`));
    },
  );

  it('tells sound from film, and a picture from a picture sent as a document, by what was declared', async ({
    store,
  }) => {
    expect(await store(mp4, 'voz.m4a', 'audio')).toMatchObject({ type: 'audio', mime: 'audio/mp4' });
    expect(await store(png, 'foto.png', 'document')).toMatchObject({ type: 'document', mime: 'image/png' });
  });

  it('refuses more than 20 MB and keeps 20 MB', async ({ store }) => {
    const most = 20 * 1024 * 1024;
    await expect(store(Buffer.alloc(most + 1), 'x.bin')).rejects.toMatchObject({ code: 'too_large' });
    expect(await store(Buffer.alloc(most), 'x.bin')).toMatchObject({ size: most });
  });

  it('keeps the row in the company alone', async ({ store, server, company }) => {
    const media = await store(png, 'foto.png');
    const otherCompany = await server.createCompany();
    const seenBy = (account_id: string) =>
      server.runtime.database.forAccount(account_id).rows(sql`select id from media where id = ${media.id}`);
    expect(await seenBy(company.account_id)).toHaveLength(1);
    expect(await seenBy(otherCompany.account_id)).toHaveLength(0);
  });
});

describe('GET /files', () => {
  it.for([
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['another signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['another name', (url: URL) => url.searchParams.set('name', 'x.html')],
    ['another type', (url: URL) => url.searchParams.set('type', 'text/html')],
    ['a later end', (url: URL) => url.searchParams.set('expires', '9999999999999')],
    ['a past end', (url: URL) => url.searchParams.set('expires', '1')],
    [
      'another company',
      (url: URL, company: TestCompany) => (url.pathname = url.pathname.replace(company.account_id, 'outra')),
    ],
    [
      'a path',
      (url: URL, company: TestCompany) => (url.pathname = `/files/${company.account_id}/..%2f..%2fsecret`),
    ],
  ] as const)(
    'answers 404 to %s, and the file to the address as it was given',
    async ([_what, spoil], { store, server, company }) => {
      const media = await store(png, 'foto.png');
      const url = new URL(server.url + mediaLink(server.runtime, media));
      expect((await fetch(url)).status).toBe(200);
      spoil(url, company);
      const refused = await fetch(url);
      expect(refused.status).toBe(404);
      expect(await refused.text()).not.toContain('PNG');
    },
  );
});
