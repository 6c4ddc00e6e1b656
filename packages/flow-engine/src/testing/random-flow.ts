import type { FlowNodeType } from '@prosa/contract';
import type { Drawing } from './runs.ts';
import type { Random } from './random.ts';
import { portsOf } from '../ports.ts';
import { drawFlow } from './runs.ts';

/** A flow of any nodes with any settings, lines anywhere or nowhere: wrong in every way a shape allows. */
export function randomFlow(random: Random, flow_id = 'f1') {
  const types = Object.keys(makers) as FlowNodeType[];
  const ids = Array.from({ length: 3 + random.below(15) }, (_, place) => `n${place}`);
  const drawing: Drawing = { start: ['start', {}, { next: 'n0' }] };
  for (const id of ids) {
    const type = random.pick(types);
    drawing[id] = [type, makers[type](random, ids), {}];
  }
  const flow = drawFlow(drawing, flow_id);
  for (const node of flow.document.nodes) {
    for (const { id } of portsOf(node))
      if (random.chance(0.85)) node.next[id] = random.pick([...ids, 'gone']);
  }
  return flow;
}

const templates = [
  '',
  'Olá {nome}',
  '{x}',
  '{y|"nada"}',
  '{lista}',
  '{contato.cidade}',
  '{sistema.data} {sistema.hora}',
  '{',
  '{}}',
  '{x}{x}{x}',
  'não',
  '{lista[0].nome}',
  '{__proto__}',
  '{constructor.name}',
  '1',
  '0',
  'sim',
  '👍',
  '{sistema.endereco_retorno}',
  'a;b',
];
const names = ['x', 'y', 'z', 'lista', '__proto__', 'constructor'];
const texts = (random: Random) => random.pick(templates);
const length = (random: Random) => ({
  amount: 1 + random.below(90),
  unit: random.pick(['seconds', 'minutes', 'hours', 'days']),
});
const perhaps = <Item>(random: Random, make: (random: Random) => Item) =>
  random.chance(0.5) ? make(random) : null;
const pair = (random: Random) => (place: number) => ({
  id: `p${place}`,
  name: texts(random),
  value: texts(random),
});
const operators = [
  'equals',
  'not_equals',
  'contains',
  'greater',
  'less_or_equal',
  'is_set',
  'is_empty',
  'starts_with',
  'matches',
  'in_list',
  'has_tag',
  'before',
  'after',
  'between',
];

function group(random: Random) {
  const comparisons = random.some(3, () => ({
    left: texts(random),
    operator: random.pick(operators),
    right: texts(random),
  }));
  return { mode: random.pick(['all', 'any']), comparisons };
}

function block(random: Random, place: number) {
  const id = `b${place}`;
  const delay_ms = random.below(3000);
  switch (random.below(5)) {
    case 0:
      return { id, delay_ms, type: 'image', media: random.pick(['', 'm1']), caption: texts(random) };
    case 1:
      return {
        id,
        delay_ms,
        type: 'location',
        latitude: random.below(90),
        longitude: 0,
        name: texts(random),
      };
    case 2:
      return { id, delay_ms, type: 'contact', name: texts(random), phone: '+55 41 9' };
    case 3:
      return { id, delay_ms, type: random.pick(['voice', 'sticker']), media: random.pick(['', 'm1']) };
    default:
      return {
        id,
        delay_ms,
        type: 'text',
        link_preview: random.chance(0.2),
        variants: [texts(random), ...random.some(3, () => texts(random))],
      };
  }
}

function weekly(random: Random) {
  return random.some(3, () => ({
    days: [1 + random.below(7)],
    from: '08:00',
    to: random.pick(['18:00', '02:00', '08:00']),
  }));
}

const mapping = (random: Random) => () => ({
  path: random.pick(['ok', 'a[0].b', '', '..', '$.x']),
  variable: random.pick(names),
});

/** Settings of every kind of node. */
const makers: Record<FlowNodeType, (random: Random, ids: string[]) => object> = {
  start: () => ({}),
  global: (random) => ({
    phrases: random.some(3, () => random.pick(['menu', 'sair', '', '1'])),
    opt_out: random.chance(0.2),
    resume: random.chance(0.5),
    scope: random.pick(['flow', 'all']),
  }),
  message: (random) => ({
    blocks: random.some(4, (place) => block(random, place)),
    typing: random.chance(0.5),
  }),
  menu: (random) => ({
    text: texts(random),
    options: random.some(12, (place) => ({
      id: `o${place}`,
      label: texts(random),
      value: texts(random),
      synonyms: ['sim'],
      show_if: perhaps(random, group),
    })),
    dynamic: perhaps(random, () => 'lista'),
    back: random.chance(0.5),
    attempts: 1 + random.below(3),
    fuzzy: random.chance(0.5),
    variable: perhaps(random, () => random.pick(names)),
    timeout: perhaps(random, length),
  }),
  question: (random) => ({
    text: texts(random),
    kind: random.pick(['text', 'number', 'cpf', 'date', 'money', 'yes_no', 'image', 'list', 'location']),
    pattern: random.pick(['', '(', '^a+$', '(a+)+$']),
    attempts: 1 + random.below(3),
    timeout: perhaps(random, length),
    variable: random.pick(names),
    save_to: random.pick(['', 'cidade']),
    skip_word: random.pick(['', 'pular']),
    sensitive: random.chance(0.3),
    gather_seconds: random.pick([0, 0, 5]),
  }),
  condition: (random) => ({
    rules: random.some(3, (place) => ({
      id: `r${place}`,
      mode: random.pick(['all', 'any']),
      groups: [group(random)],
    })),
  }),
  hours: (random) => ({
    time_zone: random.pick(['', 'America/Manaus', 'Marte/Base']),
    weekly: weekly(random),
  }),
  split: (random) => ({
    branches: ['x', 'y'].map((id) => ({ id, weight: random.below(101) })),
    sticky: random.chance(0.5),
  }),
  set: (random) => ({
    assignments: [0, 1].map(() => ({
      variable: random.pick(names),
      kind: random.pick(['text', 'expression', 'add', 'clear']),
      scope: random.pick(['flow', 'flow', 'conversation', 'contact']),
      expires: random.pick([null, { amount: 1, unit: 'seconds' }]),
      value: random.pick([
        ...templates,
        'x + 1',
        '1 / 0',
        'push(lista, 1)',
        'upper(',
        '((((((',
        'x.constructor',
      ]),
    })),
  }),
  wait: (random) => ({
    kind: random.pick(['duration', 'moment', 'variable']),
    duration: perhaps(random, length),
    moment: random.pick(['', '2026-01-01T08:00', 'nunca']),
    variable: random.pick(['{x}', 'x', '']),
    offset_minutes: random.below(1000) - 500,
    within: weekly(random),
    until_reply: random.chance(0.5),
  }),
  waitReply: (random) => ({
    timeout: perhaps(random, length),
    gather_seconds: random.pick([0, 5]),
    variable: 'x',
  }),
  jump: (random, ids) => ({ target: random.pick(['', 'gone', ...ids]) }),
  subflow: (random) => ({
    flow: random.pick(['f1', 'f2', 'f3']),
    share_variables: random.chance(0.5),
    inputs: random.some(2, () => ({ variable: random.pick(names), value: texts(random) })),
    outputs: random.some(2, () => ({ variable: random.pick(names), from: random.pick(names) })),
  }),
  return: () => ({}),
  end: (random) => ({ text: texts(random), finish_conversation: random.chance(0.5) }),
  tags: (random) => ({ add: random.some(2, () => 't1'), remove: random.some(2, () => 't2') }),
  contactField: (random) => ({
    fields: random.some(3, () => ({
      field: random.pick(['override_name', 'cidade', '__proto__']),
      value: texts(random),
    })),
    annotation: texts(random),
  }),
  consent: (random) => ({ text: texts(random), timeout: perhaps(random, length) }),
  ignore: (random) => ({ duration: perhaps(random, length) }),
  toDepartment: (random) => ({ department: random.pick(['d1', 'x']), timeout: perhaps(random, length) }),
  toAgent: (random) => ({ user: random.pick(['', 'u1', 'u2']) }),
  notify: (random) => ({ text: texts(random) }),
  csat: (random) => ({
    text: texts(random),
    scale: random.pick(['0-10', '1-5', 'thumbs']),
    ask_comment: random.chance(0.5),
  }),
  http: (random) => ({
    method: random.pick(['GET', 'POST']),
    url: random.pick(['https://a.b/{x}', '{x}', 'http://[', 'https://a.b:99999']),
    headers: random.some(2, pair(random)),
    query: random.some(2, pair(random)),
    body_kind: random.pick(['none', 'json', 'form']),
    body: random.pick(['', '{"a": {x}}', '{"a": "{x}"}']),
    form: random.some(2, pair(random)),
    mappings: random.some(3, mapping(random)),
  }),
  waitWebhook: (random) => ({ timeout: perhaps(random, length), mappings: random.some(3, mapping(random)) }),
};
