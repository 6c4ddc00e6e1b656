import type { FlowDocument, FlowNode, FlowNodeOf, FlowProblem } from '@prosa/contract';
import { limits } from '../limits.ts';
import type { Check } from './drawing.ts';
import type { Known } from './known.ts';
import { nameOf, warning } from './problem.ts';

/** Calls of the flow itself, also through flows that it calls: each goes one deeper, until no more is allowed. */
export const checkSelfCalls: Check = ({ nodes, known }) => {
  const { self } = known;
  if (!self) return [];
  return nodes.filter(isCall).flatMap((node) => {
    const { flow } = node.settings;
    if (flow === self) return [problem(node, 'ele chama este mesmo fluxo')];
    const name = leadsBack(flow, self, known);
    return name === null ? [] : [problem(node, `o fluxo “${name}” volta a chamar este`)];
  });
};

/** The name of the flow that calls `self`, on the ways that begin with a call; null where none does. */
function leadsBack(first: string, self: string, { called }: Known): string | null {
  const line = [first];
  for (const id of line) {
    const flow = called?.find(({ flow_id }) => flow_id === id);
    const targets = flow ? callsOf(flow.document) : [];
    if (flow && targets.includes(self)) return flow.name;
    line.push(...targets.filter((target) => !line.includes(target)));
  }
  return null;
}

function callsOf({ nodes }: FlowDocument): string[] {
  return [...new Set(nodes.filter(isCall).map(({ settings }) => settings.flow))];
}

function isCall(node: FlowNode): node is FlowNodeOf<'subflow'> {
  return node.type === 'subflow';
}

function problem(node: FlowNode, why: string): FlowProblem {
  const more = `depois de ${String(limits.depth)} chamadas uma dentro da outra o robô para`;
  return warning(node, `Troque ${nameOf(node)} por “Ir para” ou “Voltar”: ${why}, e ${more}.`);
}
