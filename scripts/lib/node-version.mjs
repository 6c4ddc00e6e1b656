import { fail } from './fail.mjs';

const minimum = [20, 19];

/** Ends the script when Node is older than the product needs. */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const enough = major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);
  if (!enough)
    fail(`O Prosa precisa do Node ${minimum.join('.')} ou mais novo (recomendado: 24). Este é o ${version}.`);
}
