import type { FlowNode, FlowNodeType } from '@prosa/contract';
import * as all from './all.ts';
import type { Family, Kind, Names } from './kind.ts';

/** Every kind of node, by its name in the contract: a missing or incomplete one does not compile. */
export const kinds: { [Type in FlowNodeType]: Kind<Type> } = { ...all };

/** Returns the kind of a node. */
export function kindOf({ type }: FlowNode): Kind<FlowNodeType> {
  // Each is only ever handed nodes and settings of its own.
  return kinds[type] as unknown as Kind<FlowNodeType>;
}

/** Describes what a node does, in few words: the lines on its card. Empty when it is still to be filled in. */
export function summaryOf(node: FlowNode, names: Names): string {
  return kindOf(node).summary(node.settings, names).trim();
}

const families: readonly { family: Family; title: string }[] = [
  { family: 'send', title: 'Enviar' },
  { family: 'logic', title: 'Lógica' },
  { family: 'contact', title: 'Contato' },
  { family: 'people', title: 'Equipe' },
  { family: 'integration', title: 'Integrações' },
  { family: 'entry', title: 'Entrada' },
];

/** What the palette offers, in its order. The start stands in every flow already. */
export const palette = families.map((group) => ({ ...group, types: typesOf(group.family) }));

function typesOf(family: Family): FlowNodeType[] {
  return (Object.keys(kinds) as FlowNodeType[])
    .filter((type) => type !== 'start' && kinds[type].family === family)
    .toSorted((one, other) => kinds[one].order - kinds[other].order);
}
