import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));
const catalogue = `${contract}error-catalogue.ts`;
/** Code that runs in the browser and may word an error by its code. */
const browserCode = ['./src/', '../../packages/flow-engine/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Gives the browser the contract without its schemas: types are checked at compile time and the server parses,
 * so a call is left with its address, its upload part and whether anybody may make it, data stays, and a schema becomes `undefined`.
 * Keeps zod (35 kB compressed) out of every screen. A build also leaves out the texts of errors that no code of the
 * browser names: those come with the server's answer.
 */
export function leanContract(): Plugin {
  let isBuild = false;
  return {
    name: 'lean-contract',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (!id.startsWith(contract)) return null;
      if (isBuild && id === catalogue) return leanCatalogue();
      const source = await readFile(id, 'utf8');
      if (!/from '(zod|.*\/call\.ts|.*\/calls\.ts)'/.test(source) || id.endsWith('/index.ts')) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return { code: leanModule(module), moduleSideEffects: false, moduleType: 'js' };
    },
  };
}

async function leanCatalogue(): Promise<string> {
  const { module } = await runnerImport<{ errorCatalogue: Record<string, unknown> }>(catalogue);
  const code = browserCode.flatMap(sourcesBelow).join('\n');
  const named = Object.entries(module.errorCatalogue).filter(([name]) => code.includes(`'${name}'`));
  return `export const errorCatalogue = ${JSON.stringify(Object.fromEntries(named))};`;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
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
    const access = 'access' in value && value.access === 'public' ? value.access : undefined;
    return { path: value.path, access, upload: 'upload' in value ? value.upload : undefined };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lean(part)]));
}
