import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { derive } from '../noise/ciphers.ts';

/** What a file is, as its keys are derived. */
export type FileKind = 'Image' | 'Video' | 'Audio' | 'Document';

/** What a message says of a file, so that it can be fetched and read. */
export interface FileReference {
  mediaKey: Uint8Array;
  fileSha256: Uint8Array;
  fileEncSha256: Uint8Array;
}

const macLength = 10;

/** Encrypts a file as the sender's phone does: AES-256-CBC, then the first ten bytes of an HMAC. */
export function encryptFile(
  bytes: Uint8Array,
  kind: FileKind,
  mediaKey: Buffer,
): FileReference & { encrypted: Buffer } {
  const { iv, cipherKey, macKey } = keysOf(mediaKey, kind);
  const cipher = createCipheriv('aes-256-cbc', cipherKey, iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const mac = createHmac('sha256', macKey).update(iv).update(sealed).digest().subarray(0, macLength);
  const encrypted = Buffer.concat([sealed, mac]);
  return { mediaKey, fileSha256: sha256(bytes), fileEncSha256: sha256(encrypted), encrypted };
}

/** Decrypts a file; throws when the bytes are not those that the message speaks of. */
export function decryptFile(encrypted: Buffer, kind: FileKind, reference: FileReference): Buffer {
  const { iv, cipherKey, macKey } = keysOf(reference.mediaKey, kind);
  const sealed = encrypted.subarray(0, encrypted.length - macLength);
  const mac = createHmac('sha256', macKey).update(iv).update(sealed).digest().subarray(0, macLength);
  const cipher = createDecipheriv('aes-256-cbc', cipherKey, iv);
  if (!mac.equals(encrypted.subarray(encrypted.length - macLength))) throw new Error('the file was changed');
  const bytes = Buffer.concat([cipher.update(sealed), cipher.final()]);
  if (!sha256(encrypted).equals(reference.fileEncSha256) || !sha256(bytes).equals(reference.fileSha256))
    throw new Error('the file is not that of the message');
  return bytes;
}

function keysOf(mediaKey: Uint8Array, kind: FileKind) {
  const keys = derive(mediaKey, { info: `WhatsApp ${kind} Keys` }, 112);
  return { iv: keys.subarray(0, 16), cipherKey: keys.subarray(16, 48), macKey: keys.subarray(48, 80) };
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
