import { pathToFileURL } from 'node:url';
import { root as repository } from '../lib/root.mjs';
import { sourceTexts } from './imports.mjs';

/** Words that readers stumble over, wherever they are, and what to write instead (CONTRIBUTING.md, glossary). */
const avoided = [
  [/\bwho(?:m)?ever\b/i, 'say who: the caller, the person who…, anyone who…'],
  [/\banew\b/i, 'again'],
  [/\bdeeds?(?:\b|[A-Z])|[a-z]Deeds?\b|\bDeed/, 'action'],
  [/\bsights?\b/i, 'screen, or who can see it'],
  [/\bslips?\b/i, 'mistake, annotation'],
  [/\bharvest/i, 'what it is: writes, results, a batch'],
  [/(?<!Icon)robot/i, 'bot'],
  [/\bconst (?:most|longest|fewest|shortest)[A-Z]\w* = [\d(]/, 'max… or min…'],
];
/** Words that only comments and titles are searched for: in code they are other things. */
const avoidedInProse = [
  [/\bof before\b/i, 'earlier, older'],
  [/\bone (?:can|types|reads|sees|writes)\b/i, 'the person who does it, or the passive'],
];
/** What the check itself and its test must be able to name. */
const free = /^scripts\/lint\//;
const docstring =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\nexport (?:default )?(?:async )?function\*? ([a-z]\w*)/g;
const verb = /^[A-Z][a-z]+s\b/;

/**
 * Checks the wording rules that a tool can check: avoided words, and that the docstring of an exported function begins
 * with a verb in the third person. Returns one sentence per breach.
 */
export function findWording(root) {
  return ['apps', 'packages', 'scripts']
    .flatMap((folder) => sourceTexts(root, folder, /\.(ts|tsx|mjs)$/))
    .filter(({ file }) => !free.test(file))
    .flatMap(({ file, text }) => [...wordsIn(file, text), ...docstringsIn(file, text)]);
}

function wordsIn(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const isProse = /^\s*(?:\/\*\*|\*|\/\/)|\/\/ |\b(?:test|it|describe)\(/.test(line);
    return [...avoided, ...(isProse ? avoidedInProse : [])].flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1}: instead of '${found}' write ${instead}.`];
    });
  });
}

function docstringsIn(file, text) {
  return [...text.matchAll(docstring)].flatMap((match) => {
    const sentence = match[1].replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
    if (verb.test(sentence)) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [
      `${file}:${line}: begin the docstring of ${match[2]} with a verb in the third person, such as Returns.`,
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = findWording(repository);
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
