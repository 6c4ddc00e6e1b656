import type { FlowDocument } from '@prosa/contract';
import { flowDocument } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { insertRows } from './insert-rows.ts';

interface Welcome {
  account_id: string;
  flow_id: string;
  /** By name. */
  departments: ReadonlyMap<string, string>;
  created: Date;
  author: string;
}

/** Adds the shop's published flow: it greets, offers a choice, and hands over to the department. */
export async function addWelcomeFlow(tx: Queryable, welcome: Welcome): Promise<void> {
  await addPublishedFlow(tx, { ...welcome, name: 'Boas-vindas', document: drawWelcome(welcome) });
  // The invented history contains no messages to answer.
  await insertRows(tx, 'event_cursors', [{ account_id: welcome.account_id, follower: 'flows', sequence: 0 }]);
}

interface Published extends Omit<Welcome, 'departments'> {
  name: string;
  document: FlowDocument;
}

/** Adds a flow whose first version runs since the shop was founded. */
export async function addPublishedFlow(tx: Queryable, flow: Published): Promise<void> {
  const { account_id, flow_id, created, author, name, document } = flow;
  const drawn = { document, revision: 1, saved_by: author, published_version: 1, updated: created };
  // `insertRows` applies no defaults to columns that are not named, so every column of the trigger is.
  const trigger = {
    trigger: false,
    keywords: [],
    trigger_human: false,
    disabled_chips: [],
    match: 'exact',
    occasions: [],
    priority: 0,
    cooldown_minutes: 0,
    hold_hours: 24,
    quiet_minutes: 60,
    everywhere: false,
    changed: false,
    filed: false,
  };
  await insertRows(tx, 'flows', [{ account_id, id: flow_id, name, created, ...drawn, ...trigger }]);
  const version = { version: 1, name, document, callees: { [flow_id]: 1 }, nodes: document.nodes.length };
  await insertRows(tx, 'flow_versions', [
    { account_id, flow_id, ...version, user_name: author, published: created },
  ]);
}

const ways = [
  {
    id: 'sales',
    label: 'Comprar ou tirar dúvidas',
    department: 'Vendas',
    text: 'Vou chamar alguém de Vendas. 😊',
  },
  {
    id: 'returns',
    label: 'Troca, devolução ou entrega',
    department: 'Pós-venda',
    text: 'O Pós-venda já vem falar com você.',
  },
  { id: 'bills', label: 'Boletos e notas', department: 'Financeiro', text: 'Chamando o Financeiro.' },
] as const;

/** What a new flow's start has. */
const asNew = { way_out: true };

function drawWelcome({ departments }: Welcome): FlowDocument {
  const place = (column: number, row: number) => ({ x: column * 320, y: row * 180 });
  const menu = {
    id: 'menu',
    type: 'menu',
    position: place(2, 1),
    next: {
      ...Object.fromEntries(ways.map(({ id }) => [`option:${id}`, id])),
      'option:hours': 'hours',
      no_match: 'anybody',
      timeout: 'goodbye',
    },
    settings: {
      text: 'Como podemos ajudar?',
      options: [
        ...ways.map(({ id, label }) => ({ id, label })),
        { id: 'hours', label: 'Horário e endereço' },
      ],
      timeout: { amount: 2, unit: 'hours' },
    },
  };
  const transfer = ({ id, department, text }: (typeof ways)[number], row: number) => ({
    id,
    type: 'toDepartment',
    position: place(3, row),
    settings: { department: departments.get(department) ?? '', text },
  });
  return flowDocument.parse({
    format: 1,
    nodes: [
      { id: 'start', type: 'start', position: place(0, 1), next: { next: 'hello' }, settings: asNew },
      speech({
        id: 'hello',
        position: place(1, 1),
        next: 'menu',
        text: '{sistema.saudacao}, {contato.nome|"tudo bem"}! Aqui é a assistente da loja.',
      }),
      menu,
      ...ways.map(transfer),
      speech({
        id: 'hours',
        position: place(3, 3),
        next: 'menu',
        text: 'Abrimos de segunda a sexta, das 9h às 18h, e aos sábados até as 13h. Rua das Flores, 120, Curitiba.',
      }),
      {
        id: 'anybody',
        type: 'toDepartment',
        position: place(3, 4),
        settings: { department: departments.get('Geral') ?? '', text: 'Vou chamar uma pessoa para ajudar.' },
      },
      {
        id: 'goodbye',
        type: 'end',
        position: place(3, 5),
        settings: { outcome: 'abandonado', text: 'Quando quiser continuar, é só escrever. Até logo!' },
      },
    ],
  });
}

interface Speech {
  id: string;
  position: { x: number; y: number };
  next: string;
  text: string;
}

function speech({ id, position, next, text }: Speech): object {
  const blocks = [{ id: `${id}-text`, type: 'text', variants: [text] }];
  return { id, type: 'message', position, next: { next }, settings: { blocks } };
}
