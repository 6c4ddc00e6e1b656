import type { FlowDocument, FlowNode, FlowNodeOf, FlowNodeType } from '@prosa/contract';
import type { Point } from './node-edits.ts';
import { variablesSet } from './variables.ts';

interface Making {
  id: string;
  position: Point;
  /** The drawing it is for: its variables get names that are still free there. */
  document: FlowDocument;
  makeId: () => string;
}

type Settings = { [Type in FlowNodeType]: (making: Making) => FlowNodeOf<Type>['settings'] };

/** A node as it is when it comes out of the palette: complete in shape, to be filled in. */
export function newNode(type: FlowNodeType, making: Making): FlowNode {
  const { id, position } = making;
  return { id, type, label: '', note: '', position, next: {}, settings: blank[type](making) } as FlowNode;
}

const weekdays = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

const speaking = { typing: true };

const blank: Settings = {
  start: () => ({}),
  global: () => ({ phrases: [], opt_out: false, resume: false, scope: 'flow' }),
  message: ({ makeId }) => ({
    blocks: [{ id: makeId(), delay_ms: 0, type: 'text', variants: [''], link_preview: false }],
    ...speaking,
  }),
  menu: ({ makeId }) => ({
    ...speaking,
    text: '',
    options: [newOption(makeId()), newOption(makeId())],
    dynamic: null,
    back: false,
    attempts: 2,
    no_match_text: 'Não entendi. Responda com o número de uma das opções.',
    fuzzy: false,
    variable: null,
    timeout: null,
  }),
  question: ({ document }) => ({
    ...speaking,
    text: '',
    kind: 'text',
    pattern: '',
    error_text: '',
    attempts: 2,
    timeout: null,
    variable: freeVariable(document, 'resposta'),
    save_to: '',
    skip_word: '',
    sensitive: false,
    gather_seconds: 0,
  }),
  condition: ({ makeId }) => ({ rules: [newRule(makeId())] }),
  hours: () => ({ time_zone: '', weekly: [weekdays], national_holidays: true, holidays: [] }),
  split: ({ makeId }) => ({
    branches: [
      { id: makeId(), label: 'A', weight: 50 },
      { id: makeId(), label: 'B', weight: 50 },
    ],
    sticky: true,
  }),
  set: ({ document }) => ({ assignments: [newAssignment(document)] }),
  wait: () => ({
    kind: 'duration',
    duration: { amount: 10, unit: 'minutes' },
    moment: '',
    variable: '',
    offset_minutes: 0,
    within: [],
    time_zone: '',
    until_reply: false,
  }),
  waitReply: () => ({ timeout: { amount: 1, unit: 'hours' }, gather_seconds: 0, keep: 5, variable: null }),
  jump: () => ({ target: '' }),
  subflow: () => ({ flow: '', share_variables: true, inputs: [], outputs: [] }),
  return: () => ({}),
  end: () => ({ ...speaking, outcome: 'resolvido', text: '', finish_conversation: true }),
  tags: () => ({ add: [], remove: [] }),
  contactField: () => ({
    fields: [{ field: 'override_name', value: '', overwrite: false }],
    annotation: '',
  }),
  consent: () => ({
    ...speaking,
    text: '',
    purpose: 'marketing',
    accept_words: ['sim', 'aceito'],
    deny_words: ['não', 'recuso'],
    attempts: 2,
    no_match_text: 'Responda com SIM ou NÃO.',
    timeout: null,
  }),
  ignore: () => ({ duration: null }),
  toDepartment: () => ({
    ...speaking,
    department: '',
    strategy: 'none',
    text: '',
    place_text: '',
    priority: 'normal',
    summary: true,
    timeout: null,
  }),
  toAgent: () => ({ ...speaking, user: '', text: '', summary: true }),
  notify: () => ({ text: '', mentions: [], email: false, notice: '', webhook_url: '', webhook_secret: '' }),
  csat: () => ({
    ...speaking,
    text: 'De 1 a 5, que nota você dá para o nosso atendimento?',
    scale: '1-5',
    ask_comment: false,
    comment_text: 'Obrigado! Quer contar o motivo da nota?',
    thanks_text: 'Obrigado pela sua avaliação!',
    variable: null,
    timeout: { amount: 24, unit: 'hours' },
  }),
  http: () => ({
    method: 'GET',
    url: '',
    headers: [],
    query: [],
    body_kind: 'none',
    body: '',
    form: [],
    secret: '',
    timeout_seconds: 30,
    retries: 2,
    mappings: [],
    status_variable: null,
  }),
  waitWebhook: () => ({ timeout: { amount: 1, unit: 'hours' }, mappings: [] }),
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
