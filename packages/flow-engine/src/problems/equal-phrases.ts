import { normalise } from '../words/normalise.ts';
import type { Check } from './drawing.ts';
import { error, nameOf } from './problem.ts';

/** Phrases of two global nodes that look the same. */
export const checkEqualPhrases: Check = ({ nodes }) => {
  const owner = new Map<string, string>();
  return nodes.flatMap((node) => {
    if (node.type !== 'global') return [];
    const twice = node.settings.phrases.find(
      (phrase) => (owner.get(normalise(phrase)) ?? node.id) !== node.id,
    );
    for (const phrase of node.settings.phrases) owner.set(normalise(phrase), node.id);
    return twice === undefined || !normalise(twice)
      ? []
      : [error(node, `Apague a frase “${twice}” de ${nameOf(node)}: outro “A qualquer momento” já a usa.`)];
  });
};
