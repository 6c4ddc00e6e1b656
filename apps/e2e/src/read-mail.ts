import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../server/src/testing/eventually.ts';

/** Waits for a mail to an address in the outbox folder and returns its text. */
export function readMail(dataDir: string, to: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  return eventually(async () => {
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), 'utf8');
      if (text.includes(`To: ${to}`)) return decoded(text);
    }
    return null;
  });
}

/** Decodes quoted-printable: soft line ends and escapes. */
function decoded(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
