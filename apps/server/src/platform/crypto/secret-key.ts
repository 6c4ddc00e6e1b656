import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the key of the environment or, in development, the one kept in `dataDir`, which the first start creates.
 */
export async function loadSecretKey(secretKey: string | null, dataDir: string): Promise<string> {
  if (secretKey) return secretKey;
  const file = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx` lets only the first of several processes write it.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isExisting(error)) throw error;
  }
  return readFile(file, 'utf8');
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
