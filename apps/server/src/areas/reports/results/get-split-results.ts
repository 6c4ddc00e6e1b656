import type { calls, FlowDocument, FlowNodeOf, ParsedInput, SplitResult } from '@prosa/contract';
import { readDocument } from '@prosa/flow-engine';
import type { AccountDb } from '../../../platform/db/database.ts';
import { every, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { compareBranches } from './compare-branches.ts';
import { limited, readScope, type Scope } from './scope.ts';

type Branch = SplitResult['branches'][number];

/** Contacts that took a branch, and of them those who reached an outcome; null counts each contact once. */
interface Passed {
  flow_id: string;
  node: string;
  branch: string;
  outcome: string | null;
  contacts: number;
}

interface Drawn {
  name: string;
  document: FlowDocument;
}

/** Returns the A/B tests that somebody went through in a period, and what became of them. */
export async function getSplitResults(
  context: CallContext,
  input: ParsedInput<typeof calls.getSplitResults>,
): Promise<SplitResult[]> {
  const { db } = context;
  const passed = await countBranches(db, await readScope(context, input));
  const drawn = await drawnFlows(db, [...new Set(passed.map(({ flow_id }) => flow_id))]);
  const placeOf = ({ flow_id, node }: Passed) => `${flow_id} ${node}`;
  return [...new Set(passed.map(placeOf))]
    .flatMap((place) =>
      resultOf(
        passed.filter((row) => placeOf(row) === place),
        drawn,
      ),
    )
    .sort((one, other) => takers(other) - takers(one));
}

/** A contact that went the same way in several runs is one contact. */
function countBranches(db: AccountDb, scope: Scope): Promise<Passed[]> {
  const { account_id } = db;
  const { from, to } = scope.period;
  const wanted = every([
    sql`account_id = ${account_id} and day between ${from}::date and ${to}::date`,
    sql`flow_id in (select id from flows where account_id = ${account_id})`,
    ...limited(scope),
  ]);
  return db.rows<Passed>(
    sql`with passed as materialized (
        select distinct flow_id, node, branch, contact_id, outcome from report_branches where ${wanted}
      )
      select flow_id, node, branch, outcome, count(*)::integer as contacts from passed where outcome <> ''
      group by flow_id, node, branch, outcome
      union all
      select flow_id, node, branch, null, count(*)::integer
      from (select distinct flow_id, node, branch, contact_id from passed) as each_once
      group by flow_id, node, branch`,
  );
}

async function drawnFlows(db: AccountDb, ids: readonly string[]): Promise<Map<string, Drawn>> {
  const rows = await db.rows<{ id: string; name: string; document: unknown }>(
    sql`select f.id, f.name, coalesce(v.document, f.document) as document from flows f
      left join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id
        and v.version = f.published_version
      where f.account_id = ${db.account_id} and f.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name, document }) => [id, { name, document: readDocument(document) }]));
}

function resultOf(rows: readonly Passed[], flows: ReadonlyMap<string, Drawn>): SplitResult[] {
  const [first] = rows;
  const flow = first && flows.get(first.flow_id);
  if (!flow) return [];
  const drawn = flow.document.nodes.find(({ id }) => id === first.node);
  const node = drawn?.type === 'split' ? drawn : null;
  const branches = branchesOf(rows, node);
  return [
    {
      flow: { _id: first.flow_id, name: flow.name },
      node: first.node,
      label: drawn?.label || 'Teste A/B',
      branches,
      verdict: compareBranches(branches.filter(({ weight, contacts }) => weight !== null || contacts > 0)),
    },
  ];
}

/** Returns the branches of the drawing in its order, then those that were taken before they were deleted. */
function branchesOf(rows: readonly Passed[], node: FlowNodeOf<'split'> | null): Branch[] {
  const drawn = node?.settings.branches ?? [];
  const taken = new Set(rows.map(({ branch }) => branch));
  const gone = [...taken].filter((branch) => !drawn.some(({ id }) => id === branch));
  return [
    ...drawn.map(({ id, label, weight }, place) => ({
      ...countsOf(rows, id),
      label: label || letter(place),
      weight,
    })),
    ...gone.map((branch) => ({
      ...countsOf(rows, branch),
      label: `Caminho apagado (${branch})`,
      weight: null,
    })),
  ];
}

function countsOf(rows: readonly Passed[], branch: string): Omit<Branch, 'label' | 'weight'> {
  const own = rows.filter((row) => row.branch === branch);
  const reached = (outcome: string | null) => own.find((row) => row.outcome === outcome)?.contacts ?? 0;
  const outcomes = own.flatMap(({ outcome, contacts }) =>
    outcome === null || outcome === 'convertido' ? [] : [{ outcome, contacts }],
  );
  return {
    branch,
    contacts: reached(null),
    converted: reached('convertido'),
    outcomes: outcomes.sort((one, other) => other.contacts - one.contacts),
  };
}

/** As the engine names a branch without a label. */
function letter(place: number): string {
  return String.fromCharCode(65 + place);
}

function takers({ branches }: SplitResult): number {
  return branches.reduce((sum, { contacts }) => sum + contacts, 0);
}
