import type { FlowVisit } from '@prosa/contract';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import type { DemoCompany } from './company.ts';
import type { StagedConversation } from './conversations.ts';
import { insertRows } from './insert-rows.ts';
import type { Chance } from './random.ts';
import { invitations } from './survey-flow.ts';

interface Inventing {
  company: DemoCompany;
  ids: Ids;
  chance: Chance;
}

/** A run that is over: the steps it visited and the ports it left them by, and what came of it. */
interface PastRun {
  conversation: StagedConversation;
  flow_id: string;
  started: Date;
  way: readonly { node: string; type: string; port: string | null }[];
  ending: 'ended' | 'human';
  outcome: string | null;
  /** The answer to the step that asked for a score; null where none came. */
  score?: { node: string; value: number | null; comment: string | null };
}

const minuteMs = 60_000;
/** How many of 100 gave each score, from 0 on. */
const spread = [1, 0, 1, 1, 2, 4, 5, 10, 20, 24, 32];
const praise = [
  'Atendimento rápido e muito educado!',
  'A Juliana me ajudou a escolher, amei.',
  'Chegou antes do prazo. Recomendo.',
];
const complaints = [
  'Demorou para responder no fim de semana.',
  'O frete ficou caro para a minha cidade.',
  'A mesa veio com um risco; trocaram, mas esperei 20 dias.',
];

/** Invents what bots did in the finished conversations: they welcomed on the bot's number, and asked for a score. */
export async function addBotHistory(
  tx: Queryable,
  inventing: Inventing,
  conversations: readonly StagedConversation[],
): Promise<void> {
  const over = conversations.filter(({ finished }) => finished instanceof Date);
  const runs = over.flatMap((conversation) => [
    ...welcomed(inventing, conversation),
    ...asked(inventing, conversation),
  ]);
  const named = runs.map((run) => ({ ...run, id: inventing.ids.next() }));
  const { account_id } = inventing.company;
  await insertRows(
    tx,
    'flow_runs',
    named.map((run) => runRow(account_id, run)),
  );
  await insertRows(
    tx,
    'flow_steps',
    named.map((run) => stepRow(account_id, run)),
  );
  await insertRows(
    tx,
    'conversation_scores',
    named.flatMap((run) => scoreRows(account_id, run)),
  );
  await insertRows(tx, 'flow_counts', countRows(account_id, runs));
}

function welcomed({ company }: Inventing, conversation: StagedConversation): PastRun[] {
  if (conversation.channel_id !== company.channels.get('suporte')) return [];
  const isTaken = conversation.is_manual;
  const hello = [
    { node: 'start', type: 'start', port: 'next' },
    { node: 'hello', type: 'message', port: 'next' },
  ];
  const rest = isTaken
    ? [
        { node: 'menu', type: 'menu', port: 'option:returns' },
        { node: 'returns', type: 'toDepartment', port: null },
      ]
    : [
        { node: 'menu', type: 'menu', port: 'timeout' },
        { node: 'goodbye', type: 'end', port: null },
      ];
  return [
    {
      conversation,
      flow_id: company.flow_id,
      started: conversation.created,
      way: [...hello, ...rest],
      ending: isTaken ? 'human' : 'ended',
      outcome: isTaken ? null : 'abandonado',
    },
  ];
}

function asked({ company, chance }: Inventing, conversation: StagedConversation): PastRun[] {
  const { finished } = conversation;
  if (!conversation.is_manual || !(finished instanceof Date) || !chance.happens(0.85)) return [];
  const { id: node, answers } = chance.pick(invitations);
  const value = chance.below(100) < answers ? scoreBy(chance) : null;
  const comment =
    value !== null && chance.happens(0.35) ? chance.pick(value > 7 ? praise : complaints) : null;
  const isAnswered = value !== null;
  return [
    {
      conversation,
      flow_id: company.survey_id,
      started: finished,
      way: [
        { node: 'start', type: 'start', port: 'next' },
        { node: 'invitation', type: 'split', port: `branch:${node}` },
        { node, type: 'csat', port: isAnswered ? 'next' : 'timeout' },
        { node: isAnswered ? 'answered' : 'ignored', type: 'end', port: null },
      ],
      ending: 'ended',
      outcome: isAnswered ? 'convertido' : 'abandonado',
      score: { node, value, comment },
    },
  ];
}

function scoreBy(chance: Chance): number {
  let point = chance.below(100);
  return spread.findIndex((share) => (point -= share) < 0);
}

type Named = PastRun & { id: string };

function runRow(account_id: string, { id, conversation, flow_id, started, ending, outcome, way }: Named) {
  const { id: conversation_id, contact_id } = conversation;
  return {
    account_id,
    id,
    conversation_id,
    contact_id,
    flow_id,
    version: 1,
    state: { outcome },
    ending,
    handed: ending === 'human',
    mailbox: [],
    steps: 1,
    at_flow: flow_id,
    at_node: way.at(-1)?.node ?? '',
    started,
    ended: new Date(started.getTime() + minuteMs),
  };
}

function stepRow(account_id: string, { id: run_id, flow_id, started, way }: Named) {
  const visits = way.map(({ node, type, port }, place): FlowVisit => ({
    flow_id,
    version: 1,
    node,
    type,
    label: node,
    visit: place + 1,
    input: null,
    port,
    why: 'Registro da loja de demonstração.',
    changes: {},
    at: started.toISOString(),
  }));
  return { account_id, run_id, step: 0, visits, at: started };
}

function scoreRows(account_id: string, { id, conversation, flow_id, started, score }: Named) {
  if (!score) return [];
  const { node, value, comment } = score;
  const { id: conversation_id, contact_id } = conversation;
  const own = { account_id, id: `${id}.${flow_id}.${node}`, conversation_id, contact_id, flow_id };
  return [{ ...own, value, scale: '0-10', comment, asked: started, created: started }];
}

/** In UTC: a run of the demo never starts late enough to fall on another day at home. */
function countRows(account_id: string, runs: readonly PastRun[]) {
  const counts = new Map<
    string,
    { flow_id: string; day: string; node: string; port: string; count: number }
  >();
  for (const { flow_id, started, way } of runs) {
    const day = started.toISOString().slice(0, 10);
    for (const { node, port } of way) {
      for (const one of port === null ? [''] : ['', port]) {
        const key = `${flow_id} ${day} ${node} ${one}`;
        const known = counts.get(key) ?? { flow_id, day, node, port: one, count: 0 };
        counts.set(key, { ...known, count: known.count + 1 });
      }
    }
  }
  return [...counts.values()].map((row) => ({ account_id, ...row }));
}
