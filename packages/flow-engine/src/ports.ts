import type { FlowNode, FlowNodeOf } from '@prosa/contract';

/** A way out of a node: its id in `next`, and what the canvas calls it. */
export interface Port {
  id: string;
  label: string;
}

/** The ways out of a node, in the order in which they are drawn; those of settings that are off are left out. */
export function portsOf(node: FlowNode): Port[] {
  switch (node.type) {
    case 'start':
    case 'global':
    case 'tags':
    case 'notify':
      return [next];
    case 'message':
    case 'set':
    case 'subflow':
    case 'contactField':
      return [next, { id: 'error', label: errorLabels[node.type] }];
    case 'jump':
    case 'return':
    case 'end':
    case 'ignore':
      return [];
    case 'toAgent':
      return [{ id: 'away', label: 'Atendente ausente' }];
    case 'toDepartment':
      return [{ id: 'nobody', label: 'Ninguém on-line' }, ...timeout(node, 'Ninguém assumiu')];
    case 'split':
    case 'condition':
    case 'hours':
    case 'http':
      return branchesOf(node);
    default:
      return answersOf(node);
  }
}

const next: Port = { id: 'next', label: 'Próximo' };
const noMatch: Port = { id: 'no_match', label: 'Não entendeu' };
const notSent: Port = { id: 'error', label: 'Não foi enviada' };

const errorLabels = {
  message: notSent.label,
  set: 'Erro no cálculo',
  subflow: 'Fluxo indisponível',
  contactField: 'Valor inválido',
};

type BranchingNode = FlowNodeOf<'split' | 'condition' | 'hours' | 'http'>;

function branchesOf(node: BranchingNode): Port[] {
  switch (node.type) {
    case 'split':
      return node.settings.branches.map(({ id, label, weight }, index) => ({
        id: `branch:${id}`,
        label: `${label || letter(index)} (${String(weight)}%)`,
      }));
    case 'condition':
      return [
        ...node.settings.rules.map(({ id, label }, index) => ({
          id: `rule:${id}`,
          label: label || `Regra ${String(index + 1)}`,
        })),
        { id: 'else', label: 'Senão' },
      ];
    case 'hours':
      return [
        { id: 'open', label: 'Aberto' },
        { id: 'closed', label: 'Fechado' },
        ...(node.settings.national_holidays || node.settings.holidays.length > 0
          ? [{ id: 'holiday', label: 'Feriado' }]
          : []),
      ];
    case 'http':
      return [
        { id: 'success', label: 'Sucesso' },
        { id: 'client_error', label: 'Recusada (4xx)' },
        { id: 'failed', label: 'Falhou' },
      ];
  }
}

type AnsweredNode = FlowNodeOf<
  'menu' | 'question' | 'consent' | 'csat' | 'wait' | 'waitReply' | 'waitWebhook'
>;

function answersOf(node: AnsweredNode): Port[] {
  switch (node.type) {
    case 'menu':
      return menuPorts(node);
    case 'question':
      return [
        { id: 'next', label: 'Respondeu' },
        ...(node.settings.skip_word ? [{ id: 'skipped', label: 'Pulou' }] : []),
        noMatch,
        ...timeout(node),
        notSent,
      ];
    case 'consent':
      return [
        { id: 'accepted', label: 'Aceitou' },
        { id: 'denied', label: 'Recusou' },
        noMatch,
        ...timeout(node),
        notSent,
      ];
    case 'csat':
      return [
        { id: 'next', label: 'Avaliou' },
        { ...noMatch, label: 'Outro assunto' },
        ...timeout(node),
        notSent,
      ];
    case 'wait':
      return [
        { id: 'next', label: 'Chegou a hora' },
        ...(node.settings.until_reply ? [{ id: 'replied', label: 'Respondeu' }] : []),
      ];
    case 'waitReply':
      return [{ id: 'replied', label: 'Respondeu' }, ...timeout(node)];
    case 'waitWebhook':
      return [{ id: 'received', label: 'Recebido' }, ...timeout(node, 'Expirou')];
  }
}

function menuPorts(node: FlowNodeOf<'menu'>): Port[] {
  const { options, dynamic, back } = node.settings;
  return [
    ...options.map(({ id, label }, index) => ({
      id: `option:${id}`,
      label: label || `Opção ${String(index + 1)}`,
    })),
    ...(dynamic === null ? [] : [{ id: 'dynamic', label: `Item de {${dynamic}}` }]),
    ...(back ? [{ id: 'back', label: '0 · Voltar' }] : []),
    noMatch,
    ...timeout(node),
    notSent,
  ];
}

function timeout(node: { settings: { timeout: unknown } }, label = 'Não respondeu'): Port[] {
  return node.settings.timeout === null ? [] : [{ id: 'timeout', label }];
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}
