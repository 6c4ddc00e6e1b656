import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../server/src/testing/eventually.ts';

/** Returns the text of the mail to an address, once it lies in the outbox folder. */
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

/** Takes quoted-printable's soft line ends and escapes away. */
function decoded(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
