import type { CallOutput, calls, LeftOutReason, ParsedInput } from '@prosa/contract';
import { undefaultedIn } from '@prosa/flow-engine';
import { join, sql, type Sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireChannel } from '../../channels/index.ts';
import { readForecast } from '../../sending/index.ts';
import { requireTarget } from '../commands/check-fields.ts';
import { judgedPublic } from '../people/public-of.ts';
import type { AccountQueryable } from '../reader.ts';

type Input = ParsedInput<typeof calls.checkCampaign>;
type Check = CallOutput<typeof calls.checkCampaign>;

/** Variables that everybody has, or that are not the person's. */
const given = new Set(['telefone', 'saudacao', 'empresa', 'data', 'hora', 'agora', 'dia_semana', 'chip']);
const maxVariables = 10;

/** Returns who would receive a campaign now and who would not, by the rules of the moment of sending, and how long it takes. */
export async function checkCampaign({ db, clock }: CallContext, input: Input): Promise<Check> {
  const now = clock.now();
  const { channel_id } = await requireTarget(db, input);
  const people = await judgedPublic(db, { ...input, audience_id: input.audience, channel_id }, now);
  const [{ gaps, ...counted }, channel] = await Promise.all([
    countPeople(db, people, variablesOf(input)),
    requireChannel(db, channel_id),
  ]);
  const from = input.scheduledTo === null ? now : new Date(input.scheduledTo);
  const { receives: count, new_chats: newChats } = counted;
  const asked = { channel_id, from, count, newChats, gapSeconds: input.interval, now };
  const forecast = count ? await readForecast(db, asked) : null;
  return {
    ...counted,
    gaps,
    is_connected: channel.status === 'open',
    forecast: forecast && {
      begins: forecast.begins.toISOString(),
      ends: forecast.ends.toISOString(),
      slowed_by: forecast.slowed_by,
    },
  };
}

/** Returns the variables of the texts that somebody may lack. */
function variablesOf({ message_type, message }: Input): string[] {
  if (message_type === 'flow') return [];
  const names = [...new Set(message.flatMap(undefaultedIn))].map((name) => name.replace(/^contato\./, ''));
  return names.filter((name) => !name.includes('.') && !given.has(name)).slice(0, maxVariables);
}

type Counted = Pick<Check, 'total' | 'receives' | 'left_out' | 'new_chats' | 'gaps'>;

interface Row {
  left_out: LeftOutReason | null;
  count: number;
  new_chats: number;
  /** For each variable, how many lack it. */
  lacking: number[];
}

/** Counts the public in one pass: who is left out and why, whose chat begins, and who receives a text with a gap. */
async function countPeople(
  db: AccountQueryable,
  people: Sql,
  variables: readonly string[],
): Promise<Counted> {
  const lacking = variables.map((variable) => sql`count(*) filter (where ${lacks(variable)})::integer`);
  const rows = await db.rows<Row>(
    sql`select e.left_out, count(*)::integer as count, count(*) filter (where e.is_new)::integer as new_chats,
        array[${lacking.length ? join(lacking) : sql``}]::integer[] as lacking
      from (${people}) as e group by e.left_out`,
    null,
  );
  const receiving = rows.find(({ left_out }) => left_out === null);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    receives: receiving?.count ?? 0,
    left_out: rows.flatMap(({ left_out, count }) => (left_out ? [{ reason: left_out, count }] : [])),
    new_chats: receiving?.new_chats ?? 0,
    gaps: gapsOf(variables, receiving?.lacking ?? []),
  };
}

/** Returns the condition that somebody `e` has no value for a variable. */
function lacks(variable: string): Sql {
  if (variable === 'nome' || variable === 'primeiro_nome') return sql`e.name = ''`;
  // Most are written as they are called; case and accents are looked at for the others alone.
  return sql`case when coalesce(e.variables ->> ${variable}, '') <> '' then false
    else not exists (select from jsonb_each_text(e.variables) as one
      where one.value <> '' and search_form(one.key) = search_form(${variable})) end`;
}

function gapsOf(variables: readonly string[], lacking: readonly number[]): Check['gaps'] {
  return variables
    .map((variable, index) => ({ variable, count: lacking[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.variable.localeCompare(other.variable));
}
