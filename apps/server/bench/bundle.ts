import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../src/app/paths.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

/** The gzip bytes of JavaScript a browser loads before a screen shows: the entry and what it and the screen import. */
export function initialScript(screen: string): number | null {
  const file = join(paths.web, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const take = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(take);
  };
  Object.entries(manifest).forEach(([key, chunk]) => {
    if (key === 'index.html' || chunk.src?.endsWith(screen)) take(key);
  });
  const scripts = [...seen]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(paths.web, name))).length, 0);
}
