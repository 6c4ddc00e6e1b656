import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('public/color-scheme.js', import.meta.url));

/**
 * Names the script of the colour scheme by its content in the built page, so that browsers keep it: every page waits
 * for it, and would otherwise ask each time whether it has changed.
 */
export function hashedColorScheme(): Plugin {
  const script = readFileSync(source);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const fileName = `assets/color-scheme-${hash}.js`;
  return {
    name: 'hashed-color-scheme',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('"/color-scheme.js"', `"/${fileName}"`),
    },
  };
}
