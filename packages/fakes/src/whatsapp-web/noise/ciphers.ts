import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const tagLength = 16;

/** Encrypts with AES-256-GCM; the tag follows the ciphertext. */
export function seal(key: Uint8Array, use: { iv: Uint8Array; data?: Uint8Array }, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, use.iv);
  if (use.data !== undefined) cipher.setAAD(use.data);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `seal` made; throws when it was changed or belongs to another key. */
export function unseal(
  key: Uint8Array,
  use: { iv: Uint8Array; data?: Uint8Array },
  sealed: Uint8Array,
): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, use.iv);
  if (use.data !== undefined) cipher.setAAD(use.data);
  cipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
  return Buffer.concat([cipher.update(sealed.subarray(0, sealed.length - tagLength)), cipher.final()]);
}

/** Derives bytes with HKDF-SHA256. */
export function derive(
  material: Uint8Array,
  use: { salt?: Uint8Array; info?: string },
  length: number,
): Buffer {
  return Buffer.from(hkdfSync('sha256', material, use.salt ?? Buffer.alloc(32), use.info ?? '', length));
}

/** Returns the initialisation vector of a counter: eight zero bytes and the counter, as Noise has it. */
export function counterVector(counter: number): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(counter, 8);
  return iv;
}
