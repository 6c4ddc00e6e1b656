import type { FlowNode, FlowProblem } from '@prosa/contract';
import { kindOf } from '../kinds/index.ts';
import type { Reference } from '../kinds/kind.ts';
import type { Check } from './drawing.ts';
import { error, nameOf, warning } from './problem.ts';
import { isKnown, isName, type Known, type KnownThings } from './known.ts';
import { comparisonsOf } from './texts.ts';

/** Tags, departments, people, flows and files that were not chosen, or are no longer in use. */
export const checkReferences: Check = ({ nodes, known }) =>
  nodes.flatMap((node) => [...lostReferences(node, known), ...tagsCompared(node, known)]);

function lostReferences(node: FlowNode, known: Known): FlowProblem[] {
  return kindOf(node)
    .references(node.settings)
    .flatMap((reference) => {
      if (reference.to === 'secrets') return [];
      const things = known[reference.to];
      if ('id' in reference) return lostChoice(node, reference, things);
      return reference.ids.every((id) => isKnown(things, id)) ? [] : [someLost(node, reference.to)];
    });
}

type Chosen = Extract<Reference, { id: string }>;

const wordsOfChoice: Record<Chosen['to'], { what: string; why: string }> = {
  departments: { what: 'o departamento', why: 'o que estava escolhido foi arquivado' },
  users: { what: 'o atendente', why: 'quem estava escolhido não faz mais parte da equipe' },
  flows: { what: 'o fluxo', why: 'o que estava escolhido foi arquivado ou nunca foi publicado' },
  media: { what: 'o arquivo', why: 'o que estava escolhido foi apagado da biblioteca' },
};

function lostChoice(node: FlowNode, { to, id }: Chosen, things: KnownThings): FlowProblem[] {
  const { what, why } = wordsOfChoice[to];
  if (!id) return [error(node, `Escolha ${what} em ${nameOf(node)}.`)];
  return isKnown(things, id) ? [] : [error(node, `Escolha de novo ${what} em ${nameOf(node)}: ${why}.`)];
}

function someLost(node: FlowNode, to: 'tags' | 'users'): FlowProblem {
  return warning(
    node,
    to === 'tags'
      ? `Escolha outra tag em ${nameOf(node)}: uma delas foi arquivada.`
      : `Escolha de novo quem ${nameOf(node)} chama: alguém não faz mais parte da equipe.`,
  );
}

function tagsCompared(node: FlowNode, { tags }: Known): FlowProblem[] {
  return comparisonsOf(node)
    .filter(({ operator, right }) => operator === 'has_tag' && !right.includes('{'))
    .filter(({ right }) => !isKnown(tags, right) && !isName(tags, right))
    .map(({ right }) =>
      right
        ? warning(
            node,
            `Escolha outra tag na regra de ${nameOf(node)}: a que estava escolhida foi arquivada.`,
          )
        : error(node, `Escolha a tag na regra de ${nameOf(node)}.`),
    );
}
