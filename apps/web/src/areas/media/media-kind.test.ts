import { expect, test } from 'vitest';
import { mediaProblem, mediaTypeOf } from './media-kind.ts';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

test.each([
  ['image/png', 'image'],
  ['image/svg+xml', 'document'],
  ['audio/webm;codecs=opus', 'audio'],
  ['video/3gpp', 'video'],
  ['video/quicktime', 'document'],
  ['', 'document'],
])('%j is sent as %s', (type, kind) => expect(mediaTypeOf({ type })).toBe(kind));

test('says which files cannot be sent before they are uploaded', () => {
  expect(mediaProblem(file('tabela.xlsx'))).toBeNull();
  expect(mediaProblem(file('foto.png', 'image/png', 10 * 1024 * 1024))).toBeNull();
  expect(mediaProblem(file('foto.png', 'image/png', 10 * 1024 * 1024 + 1))).toContain('no máximo 10 MB');
  expect(mediaProblem(file('logo.svg', 'image/svg+xml'))).toContain('não é aceito');
  expect(mediaProblem(file('nota.pdf', 'application/pdf', 0))).toBe('O arquivo está vazio.');
});
