import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBaileys } from './load-baileys.ts';

it('is the version that everything here was read against', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(manifest.dependencies['baileys']).toBe('7.0.0-rc14');
});

it('still checks no signature: when this fails, read decision 0049 and be glad', async () => {
  const { Curve } = await loadBaileys();
  const { public: key } = Curve.generateKeyPair();
  expect(Curve.verify(key, Buffer.from('anything'), randomBytes(64))).toBe(true);
});

it('is imported in one place, behind the console filter', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const importing = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return /import\('baileys'\);/.test(text) || /^import (?!type\b)[^;]*from 'baileys'/m.test(text);
  });
  expect(importing).toEqual(['baileys/load-baileys.ts']);
});

it('is named by no other workspace but the fakes, so no other bundle can hold it', () => {
  const root = join(import.meta.dirname, '../../../..');
  const folders = ['apps', 'packages']
    .flatMap((top) => readdirSync(join(root, top)).map((name) => join(root, top, name, 'src')))
    .filter((folder) => !/packages.(fakes|whatsapp-web)/.test(folder) && existsSync(folder));
  expect(folders.length).toBeGreaterThan(5);
  const naming = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(folder, file), 'utf8').includes("'baileys'"),
    ),
  );
  expect(naming).toEqual([]);
});
