import { readImports } from './imports.mjs';

/**
 * Finds circles of imports between files, also those of types alone, which oxlint allows. Returns one sentence per
 * circle; a file stands in one of them at most.
 */
export function findCircles(root) {
  const imports = new Map();
  for (const { file, target } of readImports(root)) {
    if (target !== null) imports.set(file, [...(imports.get(file) ?? []), target]);
  }
  const breaches = [];
  for (keepLeading(imports); imports.size > 0; keepLeading(imports)) {
    const circle = walk(imports);
    breaches.push(
      `${[...circle, circle[0]].join(' → ')}: a circle. Move what both sides need, often one interface, to a file of its own.`,
    );
    for (const file of circle) imports.delete(file);
  }
  return breaches;
}

/** Drops files until each that is left imports one that is left, so that every walk over them ends in a circle. */
function keepLeading(imports) {
  let before;
  do {
    before = imports.size;
    for (const [file, targets] of imports) {
      if (!targets.some((target) => imports.has(target))) imports.delete(file);
    }
  } while (imports.size < before);
}

function walk(imports) {
  const path = [];
  let [file] = imports.keys();
  while (!path.includes(file)) {
    path.push(file);
    file = imports.get(file).find((target) => imports.has(target));
  }
  return path.slice(path.indexOf(file));
}
