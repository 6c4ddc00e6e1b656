import sharp from 'sharp';
import type { Call } from '@prosa/contract';
import type { Reply, TestPerson } from './test-person.ts';

const text = (value: string) => Buffer.from(value);
const padding = Buffer.alloc(512);

/** Files as small as their kind allows, and valid for code that looks at the bytes. */
export const sampleFiles = {
  mp3: Buffer.concat([Buffer.from('49443304000000000000fffb9064', 'hex'), padding]),
  ogg: Buffer.concat([text('OggS'), Buffer.alloc(24), text('OpusHead'), padding]),
  voice: Buffer.concat([text('OggS'), Buffer.alloc(24), text('OpusHead'), Buffer.from([1, 1]), padding]),
  webm: Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    padding,
  ]),
  mp4: Buffer.concat([Buffer.from('00000018', 'hex'), text('ftypmp42'), padding]),
  '3gp': Buffer.concat([Buffer.from('00000018', 'hex'), text('ftyp3gp4'), padding]),
  pdf: text('%PDF-1.4\n%%EOF'),
  txt: text('Olá, tudo bem?\n'),
  compound: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), padding]),
  html: text('<!doctype html><script>window.__xss = true</script>'),
  svg: text('<svg xmlns="http://www.w3.org/2000/svg"><script>window.__xss = true</script></svg>'),
  exe: text('MZ\u0090\u0000'),
};

/** Makes two seconds of silence that a browser plays. */
export function sampleSound(): Buffer {
  const [rate, seconds] = [8000, 2];
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate * seconds, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate * seconds, 40);
  return Buffer.concat([head, Buffer.alloc(rate * seconds, 128)]);
}

/** Makes a second of silence as an mp3 that a browser decodes: empty frames of 128 kbps. */
export function sampleSilence(): Buffer {
  const frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);
  return Buffer.concat(Array.from({ length: 38 }, () => frame));
}

/** Makes a plain picture of a size. */
export function samplePicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  width = 40,
  height = 30,
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#0a0' } });
  return picture.toFormat(format).toBuffer();
}

/** Makes a picture that moves: two colours in turns. */
export async function sampleAnimation(side = 64): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('#0a0'), frame('#c33')]);
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** Makes a PNG of 6 MB that does not shrink when it is drawn again. */
export function sampleNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1450, height: 1450, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}

/** Makes a PNG of 11 MB. */
export function sampleLargePicture(): Promise<Buffer> {
  const side = 1960;
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(Buffer.alloc(side * side * 3, 'Prosa'), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

interface Upload {
  call: Call;
  input?: object;
  /** Left out: no file part at all. */
  file?: { bytes: Uint8Array; name: string };
  /** The second part, where the call knows one. */
  companion?: Uint8Array;
}

/** Uploads a file the way the web app does, and answers whatever came back. */
export async function upload(
  url: string,
  person: Pick<TestPerson, 'token'>,
  { call, input, file, companion }: Upload,
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {})) form.set(name, String(value));
  if (file) form.set(call.upload?.field ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name);
  if (companion) form.set(call.upload?.companion ?? '', new Blob([new Uint8Array(companion)]), 'audio.ogg');
  const response = await fetch(`${url}/api/${call.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}
