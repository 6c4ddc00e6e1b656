import { createCipheriv, createDecipheriv, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

const iterations = 131_072;
const saltLength = 32;
const ivLength = 16;

/** Wraps a public key with the code that a person types: salt, initialisation vector, ciphertext. */
export async function wrapWithCode(
  code: string,
  publicKey: Uint8Array,
  random: (size: number) => Buffer,
): Promise<Buffer> {
  const salt = random(saltLength);
  const iv = random(ivLength);
  const cipher = createCipheriv('aes-256-ctr', await codeKey(code, salt), iv);
  return Buffer.concat([salt, iv, cipher.update(publicKey), cipher.final()]);
}

/** Returns the public key that was wrapped with a code; something else when the code is another. */
export async function unwrapWithCode(code: string, wrapped: Buffer): Promise<Buffer> {
  const key = await codeKey(code, wrapped.subarray(0, saltLength));
  const iv = wrapped.subarray(saltLength, saltLength + ivLength);
  const cipher = createDecipheriv('aes-256-ctr', key, iv);
  return Buffer.concat([cipher.update(wrapped.subarray(saltLength + ivLength)), cipher.final()]);
}

function codeKey(code: string, salt: Buffer): Promise<Buffer> {
  return promisify(pbkdf2)(code, salt, iterations, 32, 'sha256');
}
