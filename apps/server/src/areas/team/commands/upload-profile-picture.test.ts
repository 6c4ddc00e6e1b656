import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend(
    'upload',
    ({ company, server }) =>
      async (bytes: Uint8Array, { name = 'foto.png', type = 'image/png', field = 'image' } = {}) => {
        const body = new FormData();
        body.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
        const headers = { authorization: `Bearer ${company.owner.token}` };
        const url = `${server.url}/api/${calls.uploadProfilePicture.path}`;
        const response = await fetch(url, { method: 'POST', headers, body });
        const { error, message } = (await response.json()) as { error: boolean; message: string };
        return { status: response.status, error, message };
      },
  )
  .extend(
    'stored',
    ({ server, company }) =>
      async () =>
        (await readdir(join(server.dataDir, 'media', company.account_id))).length,
  );

const plain = { width: 900, height: 600, channels: 3, background: '#0b8a6a' } as const;
const png = () => sharp({ create: plain }).png().toBuffer();
const jpeg = () =>
  sharp({ create: plain })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'segredo' } })
    .toBuffer();

describe('profile picture', () => {
  it.for([
    ['PNG', png, {}],
    ['JPEG under another name', jpeg, { name: '../../x.svg', type: 'image/svg+xml' }],
  ] as const)(
    'keeps our own small drawing of a %s, and only the newest',
    async ([_name, make, as], { upload, server, company, stored }) => {
      const { error, message } = await upload(await make(), as);
      expect(error).toBe(false);
      const served = await fetch(server.url + message);
      expect(served.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await served.arrayBuffer());
      const drawn = await sharp(bytes).metadata();
      expect([drawn.format, drawn.width, drawn.exif]).toEqual(['jpeg', 512, undefined]);
      expect((await company.owner.call(calls.getUser, {})).profile_picture).toBe(message);
      expect(await stored()).toBe(1);
    },
  );

  it.for([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF with a script behind it', Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
    [
      'head of a PNG with a page behind it',
      Buffer.concat([pngHead(), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['head of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ] as const)('refuses a %s', async ([_name, bytes], { stored, upload }) => {
    const before = await stored();
    expect(await upload(bytes)).toEqual({ status: 200, error: true, message: errorText('image_invalid') });
    expect(await stored()).toBe(before);
  });

  it('refuses a picture of 50 000 × 50 000 before it is drawn', async ({ upload }) => {
    const refused = { status: 200, error: true, message: errorText('image_too_many_pixels') };
    expect(await upload(hugePng())).toEqual(refused);
  });

  it('leaves nothing of what was appended to a real picture', async ({ upload, server }) => {
    const { message } = await upload(Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]));
    const served = Buffer.from(await (await fetch(server.url + message)).arrayBuffer());
    expect(served.includes('<script>')).toBe(false);
  });

  it('needs a file, of at most 2 MB', async ({ upload }) => {
    expect((await upload(await png(), { field: 'other' })).message).toBe(errorText('image_required'));
    expect((await upload(Buffer.alloc(0))).message).toBe(errorText('image_required'));
    expect(await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).toMatchObject({ status: 413, error: true });
  });
});

function pngHead(): Buffer {
  return Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
}

/** Returns a header that declares 50 000 × 50 000 pixels, eight bits of grey each; the checksum does not matter. */
function hugePng(): Buffer {
  const size = Buffer.alloc(17);
  size.writeUInt32BE(50_000, 0);
  size.writeUInt32BE(50_000, 4);
  size[8] = 8;
  return Buffer.concat([pngHead(), size, Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0])]);
}
