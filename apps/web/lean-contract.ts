import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));
const constants = `${contract}constants.ts`;
/** Code that runs in the browser and may word an error by its code. */
const browserCode = ['./src/', '../../packages/flow-engine/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Gives the browser the contract without its schemas: types are checked at compile time and the server parses,
 * so a call is left with its address, its upload part and whether anybody may make it, data stays, and a schema within it becomes `undefined`.
 * Keeps zod (35 kB compressed) out of every screen. A schema that stands alone is left out, so that a build fails where
 * the browser parses with it. A build also leaves out the texts of errors that no code of the
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
      if (isBuild && id === constants) return code(await leanConstants());
      const source = await readFile(id, 'utf8');
      const handsOnOthers = /^export \* from/m.test(source);
      if (handsOnOthers || !/from '(zod|.*\/call\.ts)'/.test(source)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return code(module);
    },
  };
}

async function leanConstants(): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<{ errorCatalogue: Record<string, unknown> }>(constants);
  const browser = browserCode.flatMap(sourcesBelow).join('\n');
  const named = Object.entries(module.errorCatalogue).filter(([name]) => browser.includes(`'${name}'`));
  return { ...module, errorCatalogue: Object.fromEntries(named) };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/**
 * A module of plain data: what the browser does not use of it falls away. Functions are left out, so that a build fails
 * where the browser calls one; it belongs into a file without schemas.
 */
function code(module: Record<string, unknown>) {
  const lines = Object.entries(module)
    .filter(([, value]) => typeof value !== 'function' && !isSchema(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(lean(value)) ?? 'undefined'};`);
  return { code: lines.join('\n'), moduleSideEffects: false, moduleType: 'js' };
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function lean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(lean);
  if (isSchema(value)) return undefined;
  if ('input' in value && 'path' in value) {
    const access = 'access' in value && value.access === 'public' ? value.access : undefined;
    return { path: value.path, access, upload: 'upload' in value ? value.upload : undefined };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lean(part)]));
}
