import type { FlowNode, FlowProblem } from '@prosa/contract';
import { portsOf, type Port } from '../ports.ts';
import { error, nameOf, warning, type Check } from './drawing.ts';

/** Ways out that lead nowhere: what a customer may choose must go on; where something fails, people take over. */
export const checkOpenPorts: Check = ({ nodes }) =>
  nodes.flatMap((node) =>
    portsOf(node)
      .filter(({ id }) => !Object.hasOwn(node.next, id))
      .flatMap((port) => judge(node, port)),
  );

/** Ports that do no harm when they are open. */
const harmless = new Set([
  'message.error',
  'menu.error',
  'question.error',
  'consent.error',
  'csat.error',
  'contactField.error',
  'toDepartment.nobody',
  'toDepartment.timeout',
  'hours.holiday',
]);
/** Ports without which the conversation is left to people. */
const toPeople = new Set(['error', 'no_match', 'timeout', 'failed', 'client_error', 'away', 'skipped']);

function judge(node: FlowNode, port: Port): FlowProblem[] {
  if (
    harmless.has(`${node.type}.${port.id}`) ||
    (node.type === 'set' && port.id === 'error' && !calculates(node))
  ) {
    return [];
  }
  if (toPeople.has(port.id)) {
    const out = `Ligue a saída “${port.label}” de ${nameOf(node)}`;
    return [warning(node, `${out}: sem ela, a conversa fica esperando uma pessoa da equipe.`)];
  }
  return [error(node, sentence(node, port))];
}

function calculates(node: FlowNode): boolean {
  return (
    node.type === 'set' &&
    node.settings.assignments.some(({ kind }) => kind === 'expression' || kind === 'add')
  );
}

function sentence(node: FlowNode, { id, label }: Port): string {
  if (node.type === 'start') return 'Ligue o “Início” ao primeiro passo do fluxo.';
  if (id.startsWith('option:')) return `Ligue a opção “${label}” de ${nameOf(node)} a um passo.`;
  if (id === 'next' && portsOf(node).length <= 2) {
    return `Ligue ${nameOf(node)} ao próximo passo, ou termine com “Fim” ou uma transferência.`;
  }
  return `Ligue a saída “${label}” de ${nameOf(node)} a um passo.`;
}
