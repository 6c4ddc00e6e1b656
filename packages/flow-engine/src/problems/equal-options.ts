import type { FlowNode, FlowProblem } from '@prosa/contract';
import { readChoice } from '../words/match-option.ts';
import { normalise } from '../words/normalise.ts';
import { error, nameOf, warning, type Check } from './drawing.ts';

/** Answers that cannot be told apart: options of a menu, words of a consent, phrases of two global nodes. */
export const checkEqualOptions: Check = ({ nodes }) => [
  ...nodes.flatMap(equalAnswers),
  ...equalPhrases(nodes),
];

function equalAnswers(node: FlowNode): FlowProblem[] {
  if (node.type === 'menu')
    return [...equalLabels(node, labelsOf(node)), ...equalIds(node, node.settings.options)];
  if (node.type === 'condition') return equalIds(node, node.settings.rules);
  if (node.type === 'split') return equalIds(node, node.settings.branches);
  if (node.type !== 'consent') return [];
  return equalLabels(node, [node.settings.accept_words, node.settings.deny_words]);
}

function labelsOf({ settings }: FlowNode & { type: 'menu' }): string[][] {
  const options = settings.options.map(({ label, value, synonyms }) => [label, value, ...synonyms]);
  return settings.back ? [...options, ['0']] : options;
}

/** Options with a condition may be equal: only one of them need be shown. The others are told apart here. */
function equalLabels(node: FlowNode, options: string[][]): FlowProblem[] {
  const owner = new Map<string, number>();
  for (const [index, phrases] of options.entries()) {
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const before = owner.get(key);
      if (key && before !== undefined && before !== index) return [equal(node, phrase, [before, index])];
      owner.set(key, index);
    }
  }
  return [];
}

function equal(node: FlowNode, phrase: string, places: [number, number]): FlowProblem {
  const message = `Mude uma das opções com “${phrase.trim()}” em ${nameOf(node)}: duas são iguais para quem responde.`;
  const isConditional = node.type === 'menu' && places.some((place) => node.settings.options[place]?.show_if);
  return isConditional ? warning(node, message) : error(node, message);
}

/** "1", "01" and "um" are the same answer. */
function keyOf(phrase: string): string {
  const normalised = normalise(phrase);
  return normalised && String(readChoice(normalised) ?? normalised);
}

function equalIds(node: FlowNode, parts: readonly { id: string }[]): FlowProblem[] {
  return new Set(parts.map(({ id }) => id)).size === parts.length
    ? []
    : [error(node, `Apague e crie de novo uma das saídas de ${nameOf(node)}: duas têm o mesmo código.`)];
}

function equalPhrases(nodes: readonly FlowNode[]): FlowProblem[] {
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
}
