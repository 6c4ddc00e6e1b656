import { expect, it } from 'vitest';
import { createSecretBox, keyIdOf, UnknownKeyError } from './secret-box.ts';

const [first, second] = ['first-key-0123456789-abcdefghijk', 'second-key-0123456789-abcdefghij'] as const;

it('opens what an earlier key of the ring sealed, and seals with the current one', () => {
  const sealed = createSecretBox(first).seal('segredo');
  const ring = createSecretBox(second, [first]);
  expect(ring.open(sealed)).toBe('segredo');
  expect(createSecretBox(second).open(ring.seal('novo'))).toBe('novo');
  expect(keyIdOf(ring.seal('novo'))).toBe(ring.keyId.toString('hex'));
});

it('names the key that is missing, and refuses bytes that were changed', () => {
  const sealed = createSecretBox(first).seal('segredo');
  const other = createSecretBox(second);
  expect(() => other.open(sealed)).toThrow(UnknownKeyError);
  expect(() => other.open(sealed)).toThrow(keyIdOf(sealed));
  const changed = Buffer.concat([sealed.subarray(0, -1), Buffer.of((sealed.at(-1) ?? 0) ^ 1)]);
  expect(() => createSecretBox(first).open(changed)).toThrow(/authenticate/);
});

it('verifies what an earlier key signed, and signs with the current one', () => {
  const given = createSecretBox(first).sign('/files/1');
  const ring = createSecretBox(second, [first]);
  expect(ring.verify('/files/1', given)).toBe(true);
  expect(ring.verify('/files/2', given)).toBe(false);
  expect(createSecretBox(second).verify('/files/1', given)).toBe(false);
  expect(createSecretBox(second).verify('/files/1', ring.sign('/files/1'))).toBe(true);
});
