import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails that a test server sent to somebody, decoded from quoted-printable. */
export async function mailsTo({ dataDir }: { dataDir: string }, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).toSorted((a, b) => a.localeCompare(b));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return mails.map(decoded).filter((mail) => mail.includes(`To: ${email}`));
}

function decoded(mail: Buffer): string {
  const bytes = mail
    .toString('latin1')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
