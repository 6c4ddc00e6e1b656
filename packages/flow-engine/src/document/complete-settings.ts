type Fields = Record<string, unknown>;

/** Settings with what was left out, as the contract fills them in; throws where a list is none. */
export function completeSettings(type: string, settings: Fields): Fields {
  const complete = { ...defaults[type], ...settings };
  for (const [name, value] of Object.entries(defaults[type] ?? {})) {
    if (Array.isArray(value) && !Array.isArray(complete[name])) throw new Error(damaged);
    const items = complete[name];
    const itemDefaults = Array.isArray(items) ? itemsOf[`${type}.${name}`] : undefined;
    if (itemDefaults && Array.isArray(items))
      complete[name] = items.map((item) => completeItem(item, itemDefaults));
  }
  return complete;
}

const damaged = 'Este fluxo está danificado: falta parte de um passo.';

function completeItem(item: unknown, defaultsOfItem: Fields): Fields {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw new Error(damaged);
  const { type } = item as { type?: unknown };
  return { ...defaultsOfItem, ...(typeof type === 'string' ? blocks.get(type) : {}), ...item };
}

const bare = { media: '' };
const file = { ...bare, caption: '' };
/** What the blocks of a message have besides, by their type. */
const blocks = new Map<string, Fields>([
  ['text', { variants: [''], link_preview: false }],
  ['image', file],
  ['audio', file],
  ['voice', bare],
  ['video', file],
  ['document', file],
  ['sticker', bare],
  ['location', { latitude: 0, longitude: 0, name: '' }],
  ['contact', { name: '', phone: '' }],
]);

const speaking = { typing: true };
const answering = { ...speaking, attempts: 2, timeout: null };
const hour = { amount: 1, unit: 'hours' };

const defaults: Record<string, Fields | undefined> = {
  global: { phrases: [], opt_out: false, resume: false, scope: 'flow' },
  message: { ...speaking, blocks: [] },
  menu: {
    ...answering,
    text: '',
    options: [],
    dynamic: null,
    back: false,
    no_match_text: 'Não entendi. Responda com o número de uma das opções.',
    fuzzy: false,
    variable: null,
  },
  question: {
    ...answering,
    text: '',
    kind: 'text',
    pattern: '',
    error_text: '',
    variable: 'resposta',
    save_to: '',
    skip_word: '',
    sensitive: false,
    gather_seconds: 0,
  },
  condition: { rules: [] },
  hours: { time_zone: '', weekly: [], national_holidays: true, holidays: [] },
  split: { branches: [], sticky: true },
  set: { assignments: [] },
  wait: {
    kind: 'duration',
    duration: null,
    moment: '',
    variable: '',
    offset_minutes: 0,
    within: [],
    time_zone: '',
    until_reply: false,
  },
  waitReply: { timeout: null, gather_seconds: 0, keep: 5, variable: null },
  jump: { target: '' },
  subflow: { flow: '', share_variables: true, inputs: [], outputs: [] },
  end: { ...speaking, outcome: 'resolvido', text: '', finish_conversation: true },
  tags: { add: [], remove: [] },
  contactField: { fields: [], annotation: '' },
  consent: {
    ...answering,
    text: '',
    purpose: 'marketing',
    accept_words: ['sim', 'aceito'],
    deny_words: ['não', 'recuso'],
    no_match_text: 'Responda com SIM ou NÃO.',
  },
  ignore: { duration: null },
  toDepartment: {
    ...speaking,
    department: '',
    strategy: 'none',
    text: '',
    place_text: '',
    priority: 'normal',
    summary: true,
    timeout: null,
  },
  toAgent: { ...speaking, user: '', text: '', summary: true },
  notify: { text: '', mentions: [], email: false, notice: '', webhook_url: '', webhook_secret: '' },
  csat: {
    ...speaking,
    text: '',
    scale: '1-5',
    ask_comment: false,
    comment_text: 'Obrigado! Quer contar o motivo da nota?',
    thanks_text: 'Obrigado pela sua avaliação!',
    variable: null,
    timeout: { amount: 24, unit: 'hours' },
  },
  http: {
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
  },
  waitWebhook: { timeout: hour, mappings: [] },
};

const pair = { name: '', value: '' };
const itemsOf: Record<string, Fields | undefined> = {
  'message.blocks': { delay_ms: 0 },
  'menu.options': { label: '', value: '', synonyms: [], show_if: null },
  'condition.rules': { label: '', mode: 'all', groups: [] },
  'hours.weekly': { days: [] },
  'hours.holidays': { name: '' },
  'split.branches': { label: '', weight: 0 },
  'set.assignments': { value: '', scope: 'flow', expires: null },
  'wait.within': { days: [] },
  'subflow.inputs': { value: '' },
  'subflow.outputs': {},
  'contactField.fields': { value: '', overwrite: false },
  'http.headers': pair,
  'http.query': pair,
  'http.form': pair,
  'http.mappings': { path: '' },
  'waitWebhook.mappings': { path: '' },
};
