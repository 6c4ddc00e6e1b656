import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filterConsole, libsignalLines } from './console-filter.ts';

function recordingConsole() {
  const written: unknown[][] = [];
  const write = (...given: unknown[]) => void written.push(given);
  return { written, console: { debug: write, error: write, info: write, log: write, warn: write } };
}

it('keeps sessions of libsignal out of the console and lets everything else through', () => {
  const { written, console } = recordingConsole();
  const end = filterConsole(console);
  console.info('Closing session:', { privKey: 'secret' });
  console.warn('Session already closed', { rootKey: 'secret' });
  console.warn('something else', 1);
  console.info({ not: 'text' });
  expect(written).toEqual([['something else', 1], [{ not: 'text' }]]);
  end();
  console.info('Closing session:', {});
  expect(written).toHaveLength(3);
});

it('knows every line that this version of libsignal writes', () => {
  const source = dirname(
    createRequire(createRequire(import.meta.url).resolve('baileys')).resolve('libsignal/src/curve.js'),
  );
  const written = readdirSync(source).flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
    return [...text.matchAll(/console\.\w+\(\s*(["'`])([^"'`]+)/g)].map((match) => match[2] ?? '');
  });
  expect(written.length).toBeGreaterThan(8);
  const unknown = written.filter((line) => !libsignalLines.some((beginning) => line.startsWith(beginning)));
  expect(unknown).toEqual([]);
});
