import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

/** Opens the box of the settings' ring; the current key is the environment's or the one kept in `dataDir`. */
export async function openSecretBox(config: Config): Promise<SecretBox> {
  return createSecretBox(config.secretKey ?? (await keptKey(config.dataDir)), config.earlierSecretKeys);
}

/** Returns the key of a development folder, which the first start creates. */
async function keptKey(dataDir: string): Promise<string> {
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
