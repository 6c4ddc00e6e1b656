import type { FlowDocument, FlowEvents, FlowNode, FlowProblem } from '@prosa/contract';
import { normalise } from '../words/normalise.ts';
import { nameOf, warning } from './problem.ts';

/** Returns the nodes of a flow that do what starts flows with these events. */
export function nodesThatStart({ nodes }: FlowDocument, events: FlowEvents): FlowNode[] {
  return nodes.filter((node) => doesStart(node, events));
}

/** Warns about nodes that do what starts their own flow, which it does not start again for. */
export function startLoops(document: FlowDocument, events: FlowEvents): FlowProblem[] {
  return nodesThatStart(document, events).map((node) => {
    const message = `${nameOf(node)} faz o que começa este mesmo fluxo. Ele não começa de novo por isso: confira o gatilho.`;
    return warning(node, message);
  });
}

function doesStart(node: FlowNode, { tagged, changed, finished }: FlowEvents): boolean {
  switch (node.type) {
    case 'tags':
      return node.settings.add.some((tag) => tagged?.tags.includes(tag));
    case 'contactField':
      return node.settings.fields.some(({ field, value }) => isChange(changed, field, value));
    case 'question':
      return node.settings.save_to !== '' && node.settings.save_to === changed?.field;
    case 'end':
      return node.settings.finish_conversation && (finished?.by.some((by) => by !== 'person') ?? false);
    default:
      return false;
  }
}

function isChange(changed: FlowEvents['changed'], field: string, value: string): boolean {
  if (changed?.field !== field) return false;
  return !changed.value || value.includes('{') || normalise(value) === normalise(changed.value);
}
