import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Encrypts secrets at rest and signs links, with keys derived from a ring of SECRET_KEYs. The first one seals and
 * signs; the earlier ones open and verify what they once sealed and signed.
 */
export interface SecretBox {
  /** The id that starts every value sealed now. */
  readonly keyId: Buffer;
  /** The ids of all keys of the ring. */
  readonly keyIds: readonly Buffer[];
  seal(plain: string): Buffer;
  /** Throws UnknownKeyError for a key that is not in the ring, and another error for bytes that were changed. */
  open(sealed: Buffer): string;
  /** Returns a URL-safe signature of `text`. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  /** Returns whether the ring has the key of a sealed value. */
  knows(sealed: Buffer): boolean;
}

/** A column of sealed values, declared by the area that writes it. */
export interface SealedColumn {
  table: string;
  column: string;
}

/** Thrown for a value whose key is not in the ring. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';
  constructor(key: string) {
    super(`sealed with key ${key}, which is neither SECRET_KEY nor in EARLIER_SECRET_KEYS`);
  }
}

/** A sealed value starts with the id of its key. */
export const keyIdBytes = 4;
const ivBytes = 12;
const tagBytes = 16;

interface RingKey {
  id: Buffer;
  seal: Buffer;
  sign: Buffer;
}

/**
 * Builds the box of a ring, the current key first; each is at least 32 characters. AES-256-GCM for secrets, HMAC-SHA-256
 * for links.
 */
export function createSecretBox(current: string, earlier: readonly string[] = []): SecretBox {
  const key = derived(current);
  const ring = new Map([...earlier.map(derived), key].map((one) => [one.id.toString('hex'), one]));
  return {
    keyId: key.id,
    keyIds: [...ring.values()].map(({ id }) => id),
    seal: (plain) => sealed(key, plain),
    open(value) {
      const id = keyIdOf(value);
      const known = ring.get(id);
      if (!known) throw new UnknownKeyError(id);
      return opened(known, value.subarray(keyIdBytes));
    },
    sign: (text) => signature(key, text),
    verify(text, given) {
      const written = Buffer.from(given);
      return [...ring.values()].some((one) => {
        const expected = Buffer.from(signature(one, text));
        return expected.length === written.length && timingSafeEqual(expected, written);
      });
    },
    knows: (value) => ring.has(keyIdOf(value)),
  };
}

/** Returns the id of the key that sealed a value; it says nothing about the key. */
export function keyIdOf(sealedValue: Buffer): string {
  return sealedValue.subarray(0, keyIdBytes).toString('hex');
}

/** The id comes from the key itself, so that nobody has to number keys and every process agrees. */
function derived(secretKey: string): RingKey {
  const part = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretKey, 'prosa', purpose, bytes));
  return { id: part('id', keyIdBytes), seal: part('seal', 32), sign: part('sign', 32) };
}

function sealed({ id, seal }: RingKey, plain: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', seal, iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([id, iv, cipher.getAuthTag(), body]);
}

function opened({ seal }: RingKey, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', seal, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

function signature({ sign }: RingKey, text: string): string {
  return createHmac('sha256', sign).update(text).digest('base64url');
}

/** Returns what is stored of a token: its SHA-256, so that a copy of the table opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
