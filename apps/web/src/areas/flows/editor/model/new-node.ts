import type { FlowDocument, FlowNode, FlowNodeOf, FlowNodeType } from '@prosa/contract';
import { fillDefaults } from '@prosa/flow-engine';
import type { Point } from './node-edits.ts';
import { variablesSet } from './variables.ts';

interface Making {
  id: string;
  position: Point;
  /** The drawing it is for: its variables get names that are still free there. */
  document: FlowDocument;
  makeId: () => string;
}

type Starting = { [Type in FlowNodeType]?: (making: Making) => Partial<FlowNodeOf<Type>['settings']> };

/** A node as it is when it comes out of the palette: complete in shape, to be filled in. */
export function newNode(type: FlowNodeType, making: Making): FlowNode {
  const { id, position } = making;
  const settings = fillDefaults(type, starting[type]?.(making) ?? {});
  return { id, type, label: '', note: '', position, next: {}, settings } as FlowNode;
}

const weekdays = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

/** What a new node has besides what every node of its type begins with. */
const starting: Starting = {
  message: ({ makeId }) => ({
    blocks: [{ id: makeId(), delay_ms: 0, type: 'text', variants: [''], link_preview: false }],
  }),
  menu: ({ makeId }) => ({ options: [newOption(makeId()), newOption(makeId())] }),
  question: ({ document }) => ({ variable: freeVariable(document, 'resposta') }),
  condition: ({ makeId }) => ({ rules: [newRule(makeId())] }),
  hours: () => ({ weekly: [weekdays] }),
  split: ({ makeId }) => ({
    branches: [
      { id: makeId(), label: 'A', weight: 50 },
      { id: makeId(), label: 'B', weight: 50 },
    ],
  }),
  set: ({ document }) => ({ assignments: [newAssignment(document)] }),
  wait: () => ({ duration: { amount: 10, unit: 'minutes' } }),
  waitReply: () => ({ timeout: { amount: 1, unit: 'hours' } }),
  contactField: () => ({ fields: [{ field: 'override_name', value: '', overwrite: false }] }),
  csat: () => ({ text: 'De 1 a 5, que nota você dá para o nosso atendimento?' }),
};

/** A variable that gets a text. */
export function newAssignment(document: FlowDocument): FlowNodeOf<'set'>['settings']['assignments'][number] {
  const variable = freeVariable(document, 'valor');
  return { variable, kind: 'text', value: '', scope: 'flow', expires: null };
}

/** An option of a menu, to be named. */
export function newOption(id: string): FlowNodeOf<'menu'>['settings']['options'][number] {
  return { id, label: '', value: '', synonyms: [], show_if: null };
}

/** A rule of a condition with one comparison. */
export function newRule(id: string): FlowNodeOf<'condition'>['settings']['rules'][number] {
  return {
    id,
    label: '',
    mode: 'all',
    groups: [{ mode: 'all', comparisons: [{ left: '', operator: 'equals', right: '' }] }],
  };
}

/** A name that no node of the drawing gives to a variable yet: "resposta", then "resposta_2", … */
export function freeVariable(document: FlowDocument, name: string): string {
  const used = new Set(variablesSet(document));
  let number = 1;
  while (used.has(number === 1 ? name : `${name}_${number}`)) number += 1;
  return number === 1 ? name : `${name}_${number}`;
}
