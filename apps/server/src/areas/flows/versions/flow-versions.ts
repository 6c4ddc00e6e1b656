import type { FlowDocument, FlowNode } from '@prosa/contract';
import { scopeNames, type RunningFlow } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Log } from '../../../platform/log/log.ts';
import { readDrawn } from './read-drawn.ts';

/** A published version with everything it may call, ready to run. */
export interface RunnableFlow extends RunningFlow {
  /** It and the flows it calls, by "<flow_id>@<version>". */
  flows: Record<string, RunningFlow>;
  /** The versions it calls, by flow id. */
  callees: Record<string, number>;
  /** What its nodes need from outside, so that nothing is read in vain. */
  needs: Needs;
}

/** What a flow touches or asks for. */
export interface Needs {
  /** It writes tags, fields or notes of contacts. */
  contacts: boolean;
  /** It asks who is present, or hands over to somebody. */
  people: boolean;
  /** It shows customers their place in the queue. */
  waiting: boolean;
  /** It chooses variants or branches at random and remembers the choice. */
  choices: boolean;
  /** It stores or reads what outlives its runs. */
  lasting: boolean;
  /** Ids of the files it sends. */
  media: string[];
}

type Company = Queryable & { readonly account_id: string };

interface VersionRow {
  flow_id: string;
  version: number;
  name: string;
  document: unknown;
  callees: Record<string, number>;
}

const maxKept = 500;
const kept = new Map<string, RunnableFlow>();

/** The name of a version within a company, and in a scene. */
export const versionKey = (flow_id: string, version: number) => `${flow_id}@${version}`;

interface Wanting {
  wanted: Iterable<readonly [flow_id: string, version: number]>;
  log: Log;
}

/**
 * Returns published versions by `versionKey`. They never change, so this process keeps those it has loaded. One that
 * cannot be read is missing: what runs on it fails, and nothing else.
 */
export async function runnableFlows(
  db: Company,
  { wanted, log }: Wanting,
): Promise<Map<string, RunnableFlow>> {
  const found = new Map<string, RunnableFlow>();
  const missing = new Map<string, readonly [string, number]>();
  for (const [flow_id, version] of wanted) {
    const key = versionKey(flow_id, version);
    const known = kept.get(`${db.account_id} ${key}`);
    if (known) found.set(key, known);
    else missing.set(key, [flow_id, version]);
  }
  if (!missing.size) return found;
  for (const flow of await load(db, [...missing.values()], log)) {
    found.set(versionKey(flow.flow_id, flow.version), flow);
    keep(`${db.account_id} ${versionKey(flow.flow_id, flow.version)}`, flow);
  }
  return found;
}

function keep(key: string, flow: RunnableFlow): void {
  const oldest = kept.size >= maxKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, flow);
}

async function load(
  db: Company,
  wanted: readonly (readonly [string, number])[],
  log: Log,
): Promise<RunnableFlow[]> {
  const roots = await readVersions(db, wanted);
  const called = roots.flatMap(({ callees }) => Object.entries(callees));
  const others = called.length ? await readVersions(db, called) : [];
  const running = new Map(
    [...roots, ...others].map((row) => [versionKey(row.flow_id, row.version), runningFlow(row, log)]),
  );
  return roots.flatMap(({ flow_id, version, callees }) => {
    const own = running.get(versionKey(flow_id, version));
    const flows: Record<string, RunningFlow> = {};
    for (const pair of [[flow_id, version] as const, ...Object.entries(callees)]) {
      const called = running.get(versionKey(...pair));
      if (called === null) return [];
      if (called) flows[versionKey(...pair)] = called;
    }
    return own ? [{ ...own, flows, callees, needs: needsOf(Object.values(flows)) }] : [];
  });
}

function readVersions(db: Company, wanted: readonly (readonly [string, number])[]): Promise<VersionRow[]> {
  return db.rows<VersionRow>(
    sql`select v.flow_id, v.version, v.name, v.document, v.callees
      from unnest(${wanted.map(([flow_id]) => flow_id)}::uuid[], ${wanted.map(([, version]) => version)}::integer[])
        as given(flow_id, version)
      join flow_versions v on v.account_id = ${db.account_id} and v.flow_id = given.flow_id
        and v.version = given.version`,
    'flow_versions',
  );
}

/** Returns the flow ready to run; null when its drawing cannot be read. */
function runningFlow({ flow_id, version, name, document }: VersionRow, log: Log): RunningFlow | null {
  try {
    return { flow_id, version, name, document: readDrawn(document) };
  } catch (error) {
    log.error({ err: error, flow_id, version }, 'a published flow cannot be read');
    return null;
  }
}

function needsOf(flows: readonly RunningFlow[]): Needs {
  const nodes = flows.flatMap(({ document }) => document.nodes);
  const has = (...types: FlowNode['type'][]) => nodes.some(({ type }) => types.includes(type));
  return {
    contacts:
      has('tags', 'contactField', 'ignore') ||
      nodes.some((node) => node.type === 'question' && node.settings.save_to !== ''),
    people:
      has('toDepartment', 'toAgent') ||
      nodes.some((node) => node.type === 'notify' && node.settings.mentions.length > 0) ||
      flows.some(({ document }) => mentions(document, /atendente/)),
    waiting: nodes.some((node) => node.type === 'toDepartment' && node.settings.place_text !== ''),
    choices: has('split') || nodes.some(choosesVariants),
    lasting: nodes.some(keepsBeyond) || flows.some(({ document }) => mentions(document, lastingName)),
    media: nodes.flatMap((node) =>
      node.type === 'message'
        ? node.settings.blocks.flatMap((block) => ('media' in block ? [block.media] : []))
        : [],
    ),
  };
}

function keepsBeyond(node: FlowNode): boolean {
  return node.type === 'set' && node.settings.assignments.some(({ scope }) => scope !== 'flow');
}

/** Matches a variable of the contact or the conversation that is not one of the built-in ones. */
const lastingName = new RegExp(
  `(contato|conversa)\\.(?!(${[...scopeNames.contato, ...scopeNames.conversa].join('|')})\\b)`,
  'i',
);

function choosesVariants(node: FlowNode): boolean {
  return (
    node.type === 'message' &&
    node.settings.blocks.some((block) => block.type === 'text' && block.variants.length > 1)
  );
}

function mentions(document: FlowDocument, word: RegExp): boolean {
  return word.test(JSON.stringify(document.nodes));
}
