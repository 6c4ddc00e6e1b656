import type { AudienceFilter } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { isCompanyFrozen } from '../../../platform/db/frozen.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { matching } from './matching.ts';

interface Payload {
  account_id: string;
  audience_id: string;
}

/** Copies the contacts that meet the filter of a new frozen audience. */
export const freezeJob: JobDefinition<Payload> = { name: 'audience-freeze', retryLimit: 3 };

const maxProps = 100;

/** Copies the people of one audience, in one statement, so that all are of the same moment; a failure stops it. */
export async function freezePeople(
  { database, log }: Runtime,
  { account_id, audience_id }: Payload,
): Promise<void> {
  const db = database.forAccount(account_id);
  try {
    await db.transaction((tx) => freeze(tx, audience_id));
  } catch (error) {
    if (isCompanyFrozen(error)) throw error;
    log.error({ err: error, audience_id }, 'copying the people of an audience failed');
    await stop(db, audience_id);
  }
}

async function freeze(tx: Transaction, audience_id: string): Promise<void> {
  const { account_id } = tx;
  const audience = await tx.row<{ filter: AudienceFilter; created: Date }>(
    sql`select filter, created from audiences
      where account_id = ${account_id} and id = ${audience_id} and kind = 'frozen' and state = 'filling' for update`,
  );
  if (!audience) return;
  const { filter, created } = audience;
  const people = await tx.run(
    sql`insert into audience_people (account_id, audience_id, position, phone, name, variables)
      select c.account_id, ${audience_id}, row_number() over (order by c.id), c.phone,
        coalesce(c.override_name, c.name), c.data
      from contacts c where ${matching(filter, { account_id, now: created })} and c.phone is not null`,
  );
  await tx.run(
    sql`update audiences set state = 'ready', people = ${people}, props = array(
        select variable from audience_people p, jsonb_object_keys(p.variables) as variable
        where p.account_id = ${account_id} and p.audience_id = ${audience_id}
        group by variable order by count(*) desc, variable limit ${raw(String(maxProps))})
      where account_id = ${account_id} and id = ${audience_id}`,
  );
  tx.record({ type: 'audiences.changed', payload: { audience_id } });
}

async function stop(db: AccountDb, audience_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const stopped = await tx.run(
      sql`update audiences set state = 'stopped'
        where account_id = ${tx.account_id} and id = ${audience_id} and state = 'filling'`,
    );
    if (stopped) tx.record({ type: 'audiences.changed', payload: { audience_id } });
  });
}
