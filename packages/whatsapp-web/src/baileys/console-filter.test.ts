import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { filterConsole, libsignalLines } from './console-filter.ts';

function quietConsole() {
  return { debug: vi.fn(), error: vi.fn(), info: vi.fn(), log: vi.fn(), warn: vi.fn() };
}

it('keeps sessions of libsignal out of the console and lets everything else through', () => {
  const target = quietConsole();
  const { info, warn } = target;
  const end = filterConsole(target);
  target.info('Closing session:', { privKey: 'secret' });
  target.warn('Session already closed', { rootKey: 'secret' });
  target.warn('something else', 1);
  target.info({ not: 'text' });
  expect(warn.mock.calls).toEqual([['something else', 1]]);
  expect(info.mock.calls).toEqual([[{ not: 'text' }]]);
  end();
  target.info('Closing session:', {});
  expect(info).toHaveBeenCalledTimes(2);
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
