import type { Duration, FlowNode, FlowNodeOf, FlowNodeType, MessageBlock } from '@prosa/contract';
import { lastingPrefix } from '@prosa/flow-engine';

/** Names behind the ids that settings hold; a missing one is unknown or still loading. */
export interface Names {
  tags: ReadonlyMap<string, string>;
  departments: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  flows: ReadonlyMap<string, string>;
  /** What the canvas calls another node of the drawing. */
  nodes: ReadonlyMap<string, string>;
}

type Describe = { [Type in FlowNodeType]: (settings: FlowNodeOf<Type>['settings'], names: Names) => string };

/** What a node does, in few words: the lines on its card. Empty when it is still to be filled in. */
export function summaryOf(node: FlowNode, names: Names): string {
  const describe = describing[node.type] as (settings: FlowNode['settings'], names: Names) => string;
  return describe(node.settings, names).trim();
}

const describing: Describe = {
  start: () => '',
  global: ({ phrases, scope }) => list([...phrases, scope === 'all' ? 'em todos os fluxos' : '']),
  message: ({ blocks }) => list(blocks.map(blockText)),
  menu: ({ text }) => text,
  question: ({ text, variable }) => (text ? `${text} → {${variable}}` : ''),
  condition: ({ rules }) => (rules.length === 1 ? '1 regra' : `${rules.length} regras`),
  hours: ({ weekly }) => list(weekly.map(({ days, from, to }) => `${dayNames(days)} ${from}–${to}`)),
  split: ({ branches }) => branches.map(({ label, weight }) => `${label || '?'} ${weight}%`).join(' · '),
  set: ({ assignments }) => list(assignments.map(assignmentText)),
  wait: (settings) => waitText(settings),
  waitReply: ({ timeout }) => (timeout ? `Por até ${durationText(timeout)}` : 'Sem prazo'),
  jump: ({ target }, { nodes }) => nodes.get(target) ?? '',
  subflow: ({ flow }, { flows }) => flows.get(flow) ?? '',
  return: () => '',
  end: ({ text, outcome }) => text || outcome,
  tags: ({ add, remove }, { tags }) =>
    list([...add.map((id) => `+ ${tags.get(id) ?? '…'}`), ...remove.map((id) => `− ${tags.get(id) ?? '…'}`)]),
  contactField: ({ fields, annotation }) =>
    list([
      ...fields.map(({ field, value }) => `${fieldName(field)}: ${value}`),
      ...(annotation ? ['Anotação'] : []),
    ]),
  consent: ({ text }) => text,
  ignore: ({ duration }) => (duration ? `Por ${durationText(duration)}` : 'Até uma pessoa desfazer'),
  toDepartment: ({ department, text }, { departments }) =>
    [departments.get(department) ?? '', text].filter(Boolean).join(' · '),
  toAgent: ({ user }, { users }) => (user ? (users.get(user) ?? '…') : 'Quem atendeu por último'),
  notify: ({ text }) => text,
  csat: ({ text, scale }) => `${scaleNames[scale]} · ${text}`,
  http: ({ method, url }) => (url ? `${method} ${url}` : ''),
  waitWebhook: ({ timeout }) => (timeout ? `Por até ${durationText(timeout)}` : 'Sem prazo'),
};

const blockNames = {
  image: 'Imagem',
  audio: 'Áudio',
  voice: 'Mensagem de voz',
  video: 'Vídeo',
  document: 'Documento',
  sticker: 'Figurinha',
  location: 'Localização',
  contact: 'Contato',
};
const scaleNames = { '0-10': '0 a 10', '1-5': '1 a 5', thumbs: '👍 👎' };
const weekday = ['', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
const units = {
  seconds: ['segundo', 'segundos'],
  minutes: ['minuto', 'minutos'],
  hours: ['hora', 'horas'],
  days: ['dia', 'dias'],
} as const;

/** "10 minutos". */
export function durationText({ amount, unit }: Duration): string {
  return `${amount} ${units[unit][amount === 1 ? 0 : 1]}`;
}

/** "seg–sex", "sáb, dom". */
export function dayNames(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return 'nenhum dia';
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${weekday[first]}–${weekday[last]}`;
  return sorted.map((day) => weekday[day]).join(', ');
}

function blockText(block: MessageBlock): string {
  if (block.type === 'text') return block.variants[0] ?? '';
  if (block.type === 'location' || block.type === 'contact')
    return [blockNames[block.type], block.name].filter(Boolean).join(' ');
  if (block.type === 'voice' || block.type === 'sticker') return blockNames[block.type];
  return block.caption ? `${blockNames[block.type]}: ${block.caption}` : blockNames[block.type];
}

function assignmentText(assignment: FlowNodeOf<'set'>['settings']['assignments'][number]): string {
  const { variable, kind, value, scope } = assignment;
  const name = scope === 'flow' ? variable : `${lastingPrefix[scope]}.${variable}`;
  if (kind === 'clear') return `esquece {${name}}`;
  return `{${name}} ${kind === 'add' ? '+=' : '='} ${value}`;
}

function waitText({ kind, duration, moment, variable }: FlowNodeOf<'wait'>['settings']): string {
  if (kind === 'duration') return duration ? durationText(duration) : '';
  if (kind === 'moment') {
    const [day = '', time = ''] = moment.split('T');
    return moment ? `Até ${day.split('-').toReversed().join('/')} ${time}` : '';
  }
  return variable ? `Até ${variable}` : '';
}

function fieldName(field: string): string {
  return field === 'override_name' ? 'Nome' : field;
}

function list(parts: readonly string[]): string {
  return parts.filter((part) => part.trim()).join(' · ');
}
