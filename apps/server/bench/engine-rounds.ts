import { flowDocument, type FlowDocument } from '@prosa/contract';
import { startRun, step, type RunEvent, type Scene } from '@prosa/flow-engine';

const rounds = 30;
const roundMs = 100;

/**
 * Measures how many events a second one core handles while customers go all the way through a flow. The best of many
 * short rounds counts: that is what a core does when nothing else uses it.
 */
export function stepsPerSecond(): number {
  const scene = makeScene(document());
  return Math.max(...Array.from({ length: rounds }, () => playRound(scene)));
}

function playRound(scene: Scene): number {
  const begin = performance.now();
  let steps = 0;
  while (performance.now() - begin < roundMs) steps += playRun(`run-${steps}`, scene);
  return (steps / (performance.now() - begin)) * 1000;
}

function playRun(run_id: string, scene: Scene): number {
  const [flow] = Object.values(scene.flows);
  if (!flow) throw new Error('no flow to play');
  let state = startRun({ run_id, flow });
  for (const event of events) state = step(state, event, scene).state;
  if (state.ending !== 'human') throw new Error(`the run ended otherwise: ${state.ending}`);
  return events.length;
}

const events: RunEvent[] = ['oi', 'quero comprar', 'Ana Souza', '529.982.247-25', '1'].map((text, place) => ({
  kind: place === 0 ? 'start' : 'message',
  message: {
    message_id: `m${place}`,
    type: 'text',
    text,
    media_url: null,
    file_name: null,
    quoted: null,
    at: 0,
  },
}));

/** Returns a flow of a menu, two questions, a condition, a variable, tags, a second menu, and people. */
function document(): FlowDocument {
  const group = { mode: 'all', comparisons: [{ left: '{cpf}', operator: 'is_set' }] };
  const nodes: [id: string, type: string, settings: object, next: Record<string, string>][] = [
    ['start', 'start', {}, { next: 'hello' }],
    [
      'hello',
      'message',
      { blocks: [textBlock('{sistema.saudacao}, {nome}! Somos a {sistema.empresa}.')] },
      { next: 'menu' },
    ],
    [
      'menu',
      'menu',
      { text: 'Como podemos ajudar?', options: options('Comprar', 'Suporte', 'Financeiro') },
      { 'option:o0': 'name' },
    ],
    ['name', 'question', { text: 'Qual é o seu nome?', variable: 'nome' }, { next: 'cpf' }],
    [
      'cpf',
      'question',
      { text: '{nome}, qual é o seu CPF?', kind: 'cpf', variable: 'cpf' },
      { next: 'known' },
    ],
    ['known', 'condition', { rules: [{ id: 'r', groups: [group] }] }, { 'rule:r': 'set' }],
    [
      'set',
      'set',
      { assignments: [{ variable: 'saudacao', kind: 'text', value: 'Obrigado, {nome}' }] },
      { next: 'tags' },
    ],
    ['tags', 'tags', { add: ['lead'] }, { next: 'sure' }],
    [
      'sure',
      'menu',
      { text: '{saudacao}. Falar com alguém?', options: options('Sim', 'Não') },
      { 'option:o0': 'hand' },
    ],
    ['hand', 'toDepartment', { department: 'sales', text: 'Um momento, {nome}.' }, {}],
  ];
  const position = { x: 0, y: 0 };
  return flowDocument.parse({
    format: 1,
    nodes: nodes.map(([id, type, settings, next]) => ({ id, type, settings, next, position })),
  });
}

function textBlock(text: string): object {
  return { id: 'b', type: 'text', variants: [text] };
}

function options(...labels: string[]): object[] {
  return labels.map((label, place) => ({ id: `o${place}`, label }));
}

function makeScene(drawn: FlowDocument): Scene {
  return {
    now: Date.parse('2025-11-19T12:00:00Z'),
    time_zone: 'America/Sao_Paulo',
    company: 'Loja',
    contact: { name: 'Ana', phone: '5541999990000', data: {}, tags: [], choices: {} },
    conversation: {
      id: 'c',
      channel: { id: 'n', name: 'Vendas' },
      department: { id: 'sales', name: 'Vendas' },
      protocol: '1',
      started: 0,
    },
    everywhere: [],
    lasting: { conversation: {}, contact: {} },
    mute: null,
    missing_files: [],
    waiting: {},
    return_address: '',
    online: {},
    attending: null,
    last_agent: null,
    tag_names: { lead: 'Lead' },
    department_names: { sales: 'Vendas' },
    flows: { 'f@1': { flow_id: 'f', name: 'Bench', version: 1, document: drawn } },
    callable: {},
  };
}
