import { expect, test } from 'vitest';
import { refusalOf, unconverted } from './refusal-of.ts';

const megabyte = 1024 * 1024;
const maxBytes = { image: 5 * megabyte, audio: 16 * megabyte, video: 16 * megabyte, document: 20 * megabyte };

function file(name: string, type: string, megabytes: number): File {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: megabytes * megabyte });
}

test.each([
  ['foto.jpg', 'image/jpeg', 6, 'Imagens podem ter no máximo 5 MB.', ['compress', 'document']],
  ['foto.png', 'image/png', 21, 'Imagens podem ter no máximo 5 MB.', ['compress']],
  ['aula.mp4', 'video/mp4', 17, 'Vídeos podem ter no máximo 16 MB.', ['document']],
  ['aula.mp4', 'video/mp4', 21, 'Vídeos podem ter no máximo 16 MB.', []],
  ['tabela.xlsx', '', 21, 'Documentos podem ter no máximo 20 MB.', []],
  ['logo.svg', 'image/svg+xml', 1, 'Este arquivo não é aceito.', []],
  ['nota.pdf', 'application/pdf', 0, 'O arquivo está vazio.', []],
])('%s (%s, %d MB) is refused with what can work', (name, type, size, why, offers) => {
  const refusal = refusalOf(file(name, type, size), maxBytes);
  expect(refusal?.text).toContain(why);
  expect(refusal?.offers).toEqual(offers);
});

test('what fits is not refused', () => {
  expect(refusalOf(file('foto.jpg', 'image/jpeg', 5), maxBytes)).toBeNull();
});

test('a file that the browser cannot convert goes as a document, a GIF also as a still', () => {
  expect(unconverted(file('a.heic', '', 3), maxBytes).offers).toEqual(['document']);
  expect(unconverted(file('a.gif', 'image/gif', 3), maxBytes).offers).toEqual(['still', 'document']);
  expect(unconverted(file('a.wav', 'audio/wav', 30), maxBytes).offers).toEqual([]);
});
