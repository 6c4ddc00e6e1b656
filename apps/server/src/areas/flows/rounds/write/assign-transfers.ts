import type { Transaction } from '../../../../platform/db/database.ts';
import { applyTransition, assignedTo } from '../../../conversations/index.ts';
import type { Transfer } from './round-writes.ts';
import { loadsOf, type Load } from '../read/read-team.ts';
import type { Round } from '../round-context.ts';
import type { Person } from '../read/world.ts';

/** Finds the person for each conversation that goes to a department by a strategy; nobody online leaves it to all. */
export async function assignTransfers(tx: Transaction, { world, writes }: Round): Promise<void> {
  const { transfers } = writes;
  if (!transfers.length) return;
  const candidates = (transfer: Transfer) => world.online[transfer.department_id] ?? [];
  const ids = [...new Set(transfers.flatMap(candidates).map(({ id }) => id))];
  const loads = await loadsOf(tx, ids);
  for (const transfer of transfers) {
    const person = choose(transfer, candidates(transfer), { loads, last: world.last_agents });
    const conversation = world.conversations.get(transfer.conversation_id);
    if (!person || !conversation) continue;
    applyTransition(conversation, assignedTo(person.id));
    transfer.run.handed_to = person.id;
    // The next one of this round goes to somebody else.
    const { open = 0 } = loads.get(person.id) ?? {};
    loads.set(person.id, { user_id: person.id, open: open + 1, latest: world.now });
  }
}

interface Knowing {
  loads: ReadonlyMap<string, Load>;
  last: ReadonlyMap<string, Person>;
}

function choose(
  { strategy, contact_id }: Transfer,
  candidates: readonly Person[],
  { loads, last }: Knowing,
): Person | undefined {
  if (strategy === 'last_agent') return candidates.find(({ id }) => id === last.get(contact_id)?.id);
  const rank = ({ id }: Person) => {
    const load = loads.get(id);
    return strategy === 'least_loaded' ? (load?.open ?? 0) : (load?.latest.getTime() ?? 0);
  };
  return candidates.toSorted((one, other) => rank(one) - rank(other))[0];
}
