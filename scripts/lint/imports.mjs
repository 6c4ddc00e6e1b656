import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'coverage']);
const sourceFile = /\.(ts|tsx|mts)$/;
/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, `vi.mock('x')`, `new URL('x', import.meta…)`. */
const importPatterns = [
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  /\b(?:require|vi\.mock|vi\.importActual)\s*\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta/g,
];

/**
 * Returns every import of every TypeScript file under packages/ and apps/: `{ file, specifier, target }`, paths with
 * '/'.
 */
export function readImports(root) {
  return sourcePaths(root).flatMap((path) => importsOf(root, path));
}

/** Every TypeScript file under packages/ and apps/. */
export function sourcePaths(root) {
  return ['packages', 'apps'].flatMap((top) => sourceFiles(join(root, top)));
}

/** Returns every file below a folder whose name matches, with its text: `{ file, text }`, paths with '/'. */
export function sourceTexts(root, folder = 'apps', name = sourceFile) {
  return sourceFiles(join(root, folder), name).map((path) => ({
    file: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
}

function sourceFiles(folder, name = sourceFile) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : sourceFiles(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

function importsOf(root, path) {
  const file = relative(root, path).split(sep).join('/');
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const specifiers = importPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1]),
  );
  return [...new Set(specifiers)].map((specifier) => ({
    file,
    specifier,
    target: targetOf(file, specifier),
  }));
}

/** Returns the repository path that a specifier points to; null for something outside the repository. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const name = /^@prosa\/([^/]+)(\/.*)?$/.exec(specifier);
  if (name === null) return null;
  const folder = ['server', 'web', 'e2e'].includes(name[1]) ? 'apps' : 'packages';
  return `${folder}/${name[1]}${name[2] ?? ''}`;
}
