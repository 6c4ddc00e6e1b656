import type { Clock } from '../clock/clock.ts';
import type { SecretBox } from '../crypto/secret-box.ts';
import type { StoredFile } from './storage.ts';

/** A stored file and how a browser may show it. */
export interface LinkedFile extends StoredFile {
  mime: string;
  /** The name offered when it is downloaded. */
  name: string;
}

/** Addresses of stored files: signed, bound to the company, valid for hours. */
export interface FileLinks {
  /**
   * Returns a path below `/files/`. The same file keeps the same address for half a day, so that browsers cache it.
   */
  link(file: LinkedFile): string;
  /** Returns the file of an address, or null when the signature is wrong or the address expired. */
  check(parts: { account_id: string; id: string; query: Record<string, unknown> }): LinkedFile | null;
}

const halfDayMs = 12 * 60 * 60 * 1000;

/** Builds the links over the server's signing key. */
export function createFileLinks({ secrets, clock }: { secrets: SecretBox; clock: Clock }): FileLinks {
  const signed = (file: LinkedFile, expires: number) =>
    ['file', file.account_id, file.id, file.mime, file.name, expires].join('\n');
  return {
    link(file) {
      const expires = (Math.floor(clock.now().getTime() / halfDayMs) + 2) * halfDayMs;
      const query = new URLSearchParams({
        type: file.mime,
        name: file.name,
        expires: String(expires),
        signature: secrets.sign(signed(file, expires)),
      });
      return `/files/${file.account_id}/${file.id}?${query.toString()}`;
    },
    check({ account_id, id, query }) {
      const { type, name, expires, signature } = query;
      if (typeof type !== 'string' || typeof name !== 'string' || typeof signature !== 'string') return null;
      const file = { account_id, id, mime: type, name };
      const until = Number(expires);
      if (!(until > clock.now().getTime()) || !secrets.verify(signed(file, until), signature)) return null;
      return file;
    },
  };
}
