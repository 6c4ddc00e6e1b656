import type { OwnSession } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface Row {
  id: string;
  device: string;
  network: string;
  created: Date;
  used: Date;
}

/** Lists where the person is signed in, most recently used first. */
export async function getSessions({ db, session, clock }: CallContext): Promise<OwnSession[]> {
  const now = clock.now();
  const rows = await db.rows<Row>(
    sql`select id, device, network, created, used from sessions
      where account_id = ${db.account_id} and user_id = ${session.user_id}
        and expires > ${now} and used + make_interval(secs => idle_seconds) > ${now}
      order by id = ${session.session_id} desc, used desc, id`,
  );
  return rows.map(({ id, device, network, created, used }) => ({
    _id: id,
    device,
    network,
    created: created.toISOString(),
    used: used.toISOString(),
    current: id === session.session_id,
  }));
}
