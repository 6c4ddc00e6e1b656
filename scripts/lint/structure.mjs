import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root as repository } from '../lib/root.mjs';
import { findCrossings } from './across-accounts.mjs';
import { findCircles } from './circles.mjs';
import { findCrowdedFolders } from './folders.mjs';
import { readImports } from './imports.mjs';
import { findForeignWrites } from './tables.mjs';

/** Rule 1: which workspaces a workspace may import. `fakes` only serves tests and development. */
const directions = {
  brazil: [],
  contract: [],
  'flow-engine': ['brazil', 'contract'],
  whatsapp: ['brazil', 'contract'],
  'whatsapp-web': ['brazil', 'contract', 'whatsapp'],
  fakes: ['contract', 'whatsapp'],
  server: ['brazil', 'contract', 'flow-engine', 'whatsapp', 'whatsapp-web'],
  web: ['brazil', 'contract', 'flow-engine'],
  e2e: ['contract', 'whatsapp', 'fakes', 'server', 'web'],
};
const testedWithFakes = ['whatsapp', 'whatsapp-web', 'server'];
/** Rule 2: a file may import its own layer and lower ones. Any other folder of an app's src counts as `app`. */
const layers = { platform: 0, ui: 0, lib: 0, areas: 1 };
const topLayer = 2;
const developmentFile = /\.(test|story)\.tsx?$|\/testing\/|^(packages\/[^/]+|apps\/server)\/bench\//;

/**
 * Checks the three rules of the layout (ARCHITECTURE.md) over all imports below `root`. Returns one sentence per
 * breach: the file, the import, and what to do instead.
 */
export function findBreaches(root) {
  const order = JSON.parse(readFileSync(join(root, 'areas.json'), 'utf8'));
  return readImports(root)
    .filter(({ target }) => target !== null)
    .flatMap((found) => {
      const advice = workspaceAdvice(found) ?? layerAdvice(found) ?? areaAdvice(found, order);
      return advice === null ? [] : [`${found.file} imports '${found.specifier}': ${advice}`];
    });
}

function workspaceAdvice({ file, specifier, target }) {
  const from = workspaceOf(file);
  const to = workspaceOf(target);
  if (from === to) return null;
  const allowed = [
    ...(directions[from] ?? []),
    ...(testedWithFakes.includes(from) && developmentFile.test(file) ? ['fakes'] : []),
  ];
  if (!allowed.includes(to)) {
    const list = allowed.join(', ') || 'no other workspace';
    return `${from} may import only ${list}. Move what both need down (for instance to packages/contract).`;
  }
  // Build configuration is loaded before workspace names can be resolved; stories run the whole product.
  if (from === 'e2e' || !file.includes('/src/')) return null;
  if (specifier.startsWith('.')) return `import another workspace by its name, '@prosa/${to}'.`;
  if (specifier !== `@prosa/${to}`)
    return `no deep imports; export it from ${to}'s index.ts and import '@prosa/${to}'.`;
  return null;
}

function layerAdvice({ file, target }) {
  if (workspaceOf(file) !== workspaceOf(target)) return null;
  const from = placeOf(file);
  const to = placeOf(target);
  if (from === null || to === null) return null;
  if (to.folder === 'testing') {
    return developmentFile.test(file) ? null : 'only tests may import from testing/.';
  }
  if (developmentFile.test(file) && from.folder === 'testing') return null;
  if (from.level >= to.level) return null;
  return from.level === 0
    ? `${from.folder}/ knows no ${to.folder}/. Hand it in as a parameter, or move the general part to ${from.folder}/.`
    : `areas know nothing of ${to.folder}/. Take it from the context, or move it to the area or to the layer below.`;
}

function areaAdvice({ file, target }, order) {
  const from = areaOf(file);
  const to = areaOf(target);
  if (workspaceOf(file) !== workspaceOf(target) || to === null || from === to) return null;
  for (const area of [from, to]) {
    if (area !== null && !order.includes(area))
      return `area "${area}" is not in areas.json. Add it at its place in the order.`;
  }
  if (from !== null && order.indexOf(to) > order.indexOf(from)) {
    return `area "${to}" comes after "${from}" in areas.json. Record a domain event that ${to} subscribes to, or move the shared part down.`;
  }
  // Test support collects what each area provides for the tests that walk through all areas.
  if (file.includes('/testing/') && target.includes(`/areas/${to}/testing/`)) return null;
  if (workspaceOf(file) === 'server' && !target.endsWith(`/areas/${to}/index.ts`)) {
    return `reach another area only through areas/${to}/index.ts; export there what you need.`;
  }
  return null;
}

function workspaceOf(path) {
  return path.split('/')[1];
}

/**
 * Returns folder and level of a path inside an app's src; null outside of one. Files directly in src are the app
 * itself.
 */
function placeOf(path) {
  const inside = /^apps\/(?:server|web)\/src\/(?:([^/]+)\/)?/.exec(path);
  if (inside === null) return null;
  const folder = inside[1] ?? 'app';
  return { folder, level: layers[folder] ?? topLayer };
}

function areaOf(path) {
  return /^apps\/(?:server|web)\/src\/areas\/([^/]+)\//.exec(path)?.[1] ?? null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const checks = [findBreaches, findForeignWrites, findCrossings, findCrowdedFolders, findCircles];
  const breaches = checks.flatMap((find) => find(repository));
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
