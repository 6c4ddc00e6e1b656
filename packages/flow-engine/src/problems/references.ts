import type { FlowNode, FlowProblem } from '@prosa/contract';
import { error, nameOf, warning, type Check } from './drawing.ts';
import { isKnown, isName, type Known } from './known.ts';
import { comparisonsOf } from './texts.ts';

/** Tags, departments, people, flows and files that were not chosen, or are no longer in use. */
export const checkReferences: Check = ({ nodes, known }) =>
  nodes.flatMap((node) => [...referencesOf(node, known), ...tagsCompared(node, known)]);

function referencesOf(node: FlowNode, known: Known): FlowProblem[] {
  switch (node.type) {
    case 'tags': {
      const gone = [...node.settings.add, ...node.settings.remove].filter((tag) => !isKnown(known.tags, tag));
      return gone.length === 0
        ? []
        : [warning(node, `Escolha outra tag em ${nameOf(node)}: uma delas foi arquivada.`)];
    }
    case 'toDepartment':
      return chosen(node, {
        id: node.settings.department,
        things: known.departments,
        what: 'o departamento',
      });
    case 'toAgent':
      return node.settings.user
        ? chosen(node, { id: node.settings.user, things: known.users, what: 'o atendente' })
        : [];
    case 'notify':
      return node.settings.mentions.every((user) => isKnown(known.users, user))
        ? []
        : [warning(node, `Escolha de novo quem ${nameOf(node)} chama: alguém não faz mais parte da equipe.`)];
    case 'subflow':
      return chosen(node, { id: node.settings.flow, things: known.flows, what: 'o fluxo' });
    case 'message':
      return node.settings.blocks.flatMap((block) =>
        'media' in block ? chosen(node, { id: block.media, things: known.media, what: 'o arquivo' }) : [],
      );
    default:
      return [];
  }
}

const gone: Record<string, string> = {
  'o departamento': 'o que estava escolhido foi arquivado',
  'o atendente': 'quem estava escolhido não faz mais parte da equipe',
  'o fluxo': 'o que estava escolhido foi arquivado ou nunca foi publicado',
  'o arquivo': 'o que estava escolhido foi apagado da biblioteca',
};

interface Choice {
  id: string;
  things: Known['tags'];
  what: string;
}

function chosen(node: FlowNode, { id, things, what }: Choice): FlowProblem[] {
  if (!id) return [error(node, `Escolha ${what} em ${nameOf(node)}.`)];
  if (isKnown(things, id)) return [];
  return [error(node, `Escolha de novo ${what} em ${nameOf(node)}: ${gone[what] ?? 'não existe mais'}.`)];
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
