import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readReleases } from './src/app/shell/changelog/read-releases.ts';

const changelog = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));
const modules = ['virtual:version', 'virtual:releases'];

/**
 * Gives the browser what CHANGELOG.md says to people, read when the app is built: `virtual:version` is the newest
 * version and goes with every screen, `virtual:releases` is loaded with the dialog alone.
 */
export function releaseNotes(): Plugin {
  return {
    name: 'release-notes',
    resolveId: (id) => (modules.includes(id) ? `\0${id}` : null),
    load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !modules.includes(name)) return null;
      this.addWatchFile(changelog);
      const releases = readReleases(readFileSync(changelog, 'utf8'));
      const [newest] = releases;
      if (!newest) throw new Error('CHANGELOG.md names no released version with a section "Novidades"');
      return name === 'virtual:version'
        ? `export const version = ${JSON.stringify(newest.version)};`
        : `export const releases = ${JSON.stringify(releases)};`;
    },
  };
}
