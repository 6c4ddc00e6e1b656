import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../src/app/paths.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

/** What the first load of the two screens that people open most may weigh, in bytes. */
export const firstLoads = [
  { route: '/login', parts: ['screens/login.tsx'], limit: 170_000 },
  {
    route: '/atendimento',
    parts: ['app/signed-in.tsx', 'shell/shell.tsx', 'screens/desk.tsx'],
    limit: 200_000,
  },
] as const;

/**
 * Returns the gzip bytes of JavaScript that a browser loads before a screen shows: the entry, the parts that the
 * routes to the screen load on the way (ends of their source paths, the screen's last), and what those import. Null
 * when the web app or one of the parts is not built.
 */
export function initialScript(parts: readonly string[]): number | null {
  const file = join(paths.web, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const keys = parts.map((part) => Object.keys(manifest).find((key) => manifest[key]?.src?.endsWith(part)));
  const seen = new Set<string>();
  const take = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(take);
  };
  for (const key of ['index.html', ...keys]) {
    if (key === undefined) return null;
    take(key);
  }
  const scripts = [...seen]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(paths.web, name))).length, 0);
}
