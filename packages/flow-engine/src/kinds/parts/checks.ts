import type { FlowNode, FlowProblem } from '@prosa/contract';
import { error, nameOf, warning } from '../../problems/problem.ts';
import { isPath } from '../../words/json-path.ts';
import { isTimeZone } from '../../words/local-time.ts';
import { readChoice } from '../../words/match-option.ts';
import { normalise } from '../../words/normalise.ts';
import { compilePattern } from '../../words/pattern.ts';

/** Returns whether a text is more than spaces. */
export function isWritten(text: string): boolean {
  return text.trim() !== '';
}

/** Requires the text of a node. */
export function emptyText(node: FlowNode & { settings: { text: string } }): FlowProblem[] {
  return isWritten(node.settings.text) ? [] : [error(node, `Escreva o texto de ${nameOf(node)}.`)];
}

/** Finds parts with ports of their own that share an id. */
export function equalIds(node: FlowNode, parts: readonly { id: string }[]): FlowProblem[] {
  return new Set(parts.map(({ id }) => id)).size === parts.length
    ? []
    : [error(node, `Apague e crie de novo uma das saídas de ${nameOf(node)}: duas têm o mesmo código.`)];
}

/** An answer that a customer may give: its words, and whether it is not always offered. */
export interface Choice {
  words: string[];
  isConditional?: boolean;
}

/**
 * Finds answers with the same words; only a warning where one has a condition, for they may never be offered
 * together.
 */
export function equalChoices(node: FlowNode, choices: readonly Choice[]): FlowProblem[] {
  const owner = new Map<string, Choice>();
  for (const choice of choices) {
    for (const phrase of choice.words) {
      const key = keyOf(phrase);
      const other = owner.get(key);
      if (key && other !== undefined && other !== choice) return [equal(node, phrase, [other, choice])];
      owner.set(key, choice);
    }
  }
  return [];
}

function equal(node: FlowNode, phrase: string, choices: Choice[]): FlowProblem {
  const message = `Mude uma das opções com “${phrase.trim()}” em ${nameOf(node)}: duas são iguais para quem responde.`;
  return choices.some(({ isConditional }) => isConditional) ? warning(node, message) : error(node, message);
}

/** "1", "01" and "um" are the same answer. */
function keyOf(phrase: string): string {
  const normalised = normalise(phrase);
  return normalised && String(readChoice(normalised) ?? normalised);
}

/** Finds a regular expression that cannot be read. */
export function invalidPattern(node: FlowNode, pattern: string): FlowProblem[] {
  const compiled = pattern ? compilePattern(pattern) : null;
  return compiled && !compiled.ok
    ? [error(node, `Corrija o formato (expressão regular) de ${nameOf(node)}: ${compiled.problem}.`)]
    : [];
}

/** Finds a time zone that does not exist. */
export function invalidZone(node: FlowNode & { settings: { time_zone: string } }): FlowProblem[] {
  const { time_zone } = node.settings;
  return time_zone && !isTimeZone(time_zone)
    ? [error(node, `Escolha outro fuso horário em ${nameOf(node)}.`)]
    : [];
}

/** Finds a place in an answer of another system that cannot be read. */
export function invalidPaths(node: FlowNode & { settings: { mappings: { path: string }[] } }): FlowProblem[] {
  const wrong = node.settings.mappings.find(({ path }) => !path.trim() || !isPath(path));
  return wrong
    ? [
        error(
          node,
          `Corrija o caminho “${wrong.path}” em ${nameOf(node)}: escreva, por exemplo, cliente.nome ou itens[0].preco.`,
        ),
      ]
    : [];
}
