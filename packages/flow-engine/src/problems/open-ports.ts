import type { FlowNode, FlowProblem } from '@prosa/contract';
import { portsOf } from '../kinds/index.ts';
import type { Port } from '../kinds/parts/ports.ts';
import type { Check } from './drawing.ts';
import { error, nameOf, warning } from './problem.ts';

/** Ways out that lead nowhere: what a customer may choose must go on; where something fails, people take over. */
export const checkOpenPorts: Check = ({ nodes }) =>
  nodes.flatMap((node) =>
    portsOf(node)
      .filter(({ id }) => !Object.hasOwn(node.next, id))
      .flatMap((port) => judge(node, port)),
  );

function judge(node: FlowNode, port: Port): FlowProblem[] {
  if (port.whenOpen === 'harmless') return [];
  if (port.whenOpen === 'people') {
    const out = `Ligue a saída “${port.label}” de ${nameOf(node)}`;
    return [warning(node, `${out}: sem ela, a conversa fica esperando uma pessoa da equipe.`)];
  }
  return [error(node, sentence(node, port))];
}

function sentence(node: FlowNode, { id, label }: Port): string {
  if (node.type === 'start') return 'Ligue o “Início” ao primeiro passo do fluxo.';
  if (id.startsWith('option:')) return `Ligue a opção “${label}” de ${nameOf(node)} a um passo.`;
  if (id === 'next' && portsOf(node).length <= 2) {
    return `Ligue ${nameOf(node)} ao próximo passo, ou termine com “Fim” ou uma transferência.`;
  }
  return `Ligue a saída “${label}” de ${nameOf(node)} a um passo.`;
}
