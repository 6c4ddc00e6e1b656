import { expect, test } from 'vitest';
import { microphoneProblem } from './microphone-problem.ts';

test.each([
  ['NotAllowedError', 'não deixou usar'],
  ['NotFoundError', 'Nenhum microfone'],
  ['NotReadableError', 'em uso'],
  ['NotSupportedError', 'não grava áudio'],
  ['TypeError', 'Tente de novo'],
])('the error %s becomes a sentence', (name, part) => {
  expect(microphoneProblem(new DOMException('', name))).toContain(part);
});
