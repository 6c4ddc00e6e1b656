import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));

/**
 * Gives the browser the contract without its schemas: types are checked at compile time and the server parses,
 * so a call is left with its address and its upload part, data stays, and a schema becomes `undefined`.
 * Keeps zod (35 kB compressed) out of every screen.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(contract)) return null;
      const source = await readFile(id, 'utf8');
      if (!/from '(zod|.*\/call\.ts|.*\/calls\.ts)'/.test(source) || id.endsWith('/index.ts')) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return { code: leanModule(module), moduleSideEffects: false, moduleType: 'js' };
    },
  };
}

function leanModule(module: Record<string, unknown>): string {
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(lean(value)) ?? 'undefined'};`)
    .join('\n');
}

function lean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('_zod' in value) return undefined;
  if ('input' in value && 'path' in value) {
    return { path: value.path, upload: 'upload' in value ? value.upload : undefined };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lean(part)]));
}
