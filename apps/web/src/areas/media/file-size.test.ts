import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [340, '340 B'],
  [12_400, '12 kB'],
  [3_400_000, '3,4 MB'],
])('%s bytes are %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown));
