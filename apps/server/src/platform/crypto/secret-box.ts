import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Encrypts secrets at rest and signs links, with keys derived from the one SECRET_KEY. */
export interface SecretBox {
  seal(plain: string): Buffer;
  /** Throws when the bytes were not sealed with this key. */
  open(sealed: Buffer): string;
  /** Returns a URL-safe signature of `text`. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

const ivBytes = 12;
const tagBytes = 16;

/** Builds the box; `secretKey` is at least 32 characters. AES-256-GCM for secrets, HMAC-SHA-256 for links. */
export function createSecretBox(secretKey: string): SecretBox {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'prosa', purpose, 32));
  const sealKey = key('seal');
  const signKey = key('sign');
  const sign = (text: string) => createHmac('sha256', signKey).update(text).digest('base64url');
  return {
    seal(plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** Returns what is stored of a token: its SHA-256, so that a copy of the table opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
