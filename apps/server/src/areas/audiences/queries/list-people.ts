import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { found } from '../../../platform/http/app-error.ts';
import { checkFilter } from '../people/check-filter.ts';
import { matching } from '../people/matching.ts';
import { presentPerson, readPeople } from '../people/read-people.ts';
import { audienceById } from '../reader.ts';

/** Returns the next people of an audience. */
export async function listPeople(
  { db, clock }: CallContext,
  { audience_id, after, limit }: ParsedInput<typeof calls.getAudiencePeople>,
): Promise<CallOutput<typeof calls.getAudiencePeople>> {
  const audience = found(await audienceById(db, audience_id));
  const rows = await readPeople(db, audience, { after, most: limit + 1, now: clock.now() });
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.place ?? null) : null;
  return { data: shown.map(presentPerson), next };
}

/** Counts the contacts that meet a filter now. */
export async function countPeople(
  { db, clock }: CallContext,
  { filter }: ParsedInput<typeof calls.countAudiencePeople>,
): Promise<CallOutput<typeof calls.countAudiencePeople>> {
  await checkFilter(db, filter);
  const counted = await db.row<CallOutput<typeof calls.countAudiencePeople>>(
    sql`select count(*)::integer as people,
        count(*) filter (where c.ignore and c.phone is not null)::integer as ignored,
        count(*) filter (where c.phone is null)::integer as without_phone
      from contacts c where ${matching(filter, { account_id: db.account_id, now: clock.now() })}`,
  );
  return found(counted);
}
