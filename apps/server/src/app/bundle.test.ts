import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtServer } from '../testing/built-server.ts';

/** Names that only the code of a library has: the bundle holds Fastify, but neither Baileys nor its libsignal. */
const [fastify, baileys, libsignal] = ['FST_ERR_BAD_URL', 'makeLibSignalRepository', 'scrubPubKeyFormat'];

it('holds what npm installed, but imports Baileys, whose licence keeps it out of every bundle', async () => {
  const folder = dirname(await builtServer());
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  expect(code).toContain(fastify);
  expect(code).toContain('import("baileys")');
  expect(code).not.toContain(baileys);
  expect(code).not.toContain(libsignal);
});
