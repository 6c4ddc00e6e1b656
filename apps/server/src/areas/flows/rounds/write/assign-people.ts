import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { applyTransition, assignedTo } from '../../../conversations/index.ts';
import type { Assignment } from '../play/turn.ts';
import type { Person, World } from '../read/world.ts';
import type { DraftedTurn } from './drafts-of.ts';

/**
 * Chooses the person for each conversation that goes to a department by a strategy; where nobody is online it stays with
 * the department. Returns the people, by run.
 */
export async function assignPeople(
  tx: Transaction,
  { now, online, last_agents }: World,
  turns: readonly DraftedTurn[],
): Promise<Map<string, string>> {
  const assigned = new Map<string, string>();
  const all = turns.flatMap(({ draft, assignment }) => (assignment ? [{ draft, assignment }] : []));
  if (!all.length) return assigned;
  const candidatesOf = ({ department_id }: Assignment) => online[department_id] ?? [];
  const ids = new Set(all.flatMap(({ assignment }) => candidatesOf(assignment).map(({ id }) => id)));
  const loads = await readLoads(tx, [...ids]);
  for (const { draft, assignment } of all) {
    const last = last_agents.get(draft.contact_id);
    const person = choosePerson(assignment, candidatesOf(assignment), { loads, last });
    if (!person) continue;
    applyTransition(draft, assignedTo(person.id));
    assigned.set(assignment.run_id, person.id);
    // The next one of this round goes to somebody else.
    const { open = 0 } = loads.get(person.id) ?? {};
    loads.set(person.id, { user_id: person.id, open: open + 1, latest: now });
  }
  return assigned;
}

interface Choosing {
  loads: ReadonlyMap<string, Load>;
  last: Person | undefined;
}

function choosePerson(
  { strategy }: Assignment,
  candidates: readonly Person[],
  { loads, last }: Choosing,
): Person | undefined {
  if (strategy === 'last_agent') return candidates.find(({ id }) => id === last?.id);
  const rank = ({ id }: Person) => {
    const load = loads.get(id);
    return strategy === 'least_loaded' ? (load?.open ?? 0) : (load?.latest.getTime() ?? 0);
  };
  return candidates.toSorted((one, other) => rank(one) - rank(other))[0];
}

interface Load {
  user_id: string;
  open: number;
  latest: Date;
}

/** Reads how many conversations each of these people has in progress, and when one of them last moved. */
async function readLoads(tx: Transaction, user_ids: readonly string[]): Promise<Map<string, Load>> {
  const rows = await tx.rows<Load>(
    sql`select user_id, count(*)::integer as open, max(last_activity) as latest from conversations
      where account_id = ${tx.account_id} and finished is null and is_manual and user_id = any(${user_ids}::uuid[])
      group by user_id`,
    'loads_of_people',
  );
  return new Map(rows.map((load) => [load.user_id, load]));
}
