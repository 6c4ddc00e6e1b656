import { expect, test } from 'vitest';
import { sampleAudio } from './sample-audio.ts';
import { samplePdf } from './sample-pdf.ts';

test('the sample audio is a WAV file with correct lengths', () => {
  const file = Buffer.from(sampleAudio());
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
});

test('the sample audio is audible and does not clip', () => {
  const file = Buffer.from(sampleAudio());
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, at) => file.readInt16LE(44 + at * 2));
  expect(Math.max(...samples)).toBeGreaterThan(8000);
  expect(Math.max(...samples)).toBeLessThan(32_767);
});

test('the table of the sample PDF points at its objects', () => {
  const file = Buffer.from(samplePdf()).toString('latin1');
  const offsets = Array.from(file.matchAll(/^(\d{10}) 00000 n /gm), (match) => Number(match[1]));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `${id} 0 obj`),
  );
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe('xref');
});
