import { sql } from '../../platform/db/sql.ts';
import { sqlCheck, type Check } from '../../platform/doctor/check.ts';

/** What has to hold of contacts. */
export const contactChecks: readonly Check[] = [
  sqlCheck(
    'Um contato que foi unido a outro só existe de novo depois de separado.',
    sql`select m.id::text from contact_merges m
      join contacts k on k.account_id = m.account_id and k.id = m.gone_id
      where m.separated is null`,
  ),
  sqlCheck(
    'Uniões que estão dentro de outra acompanham uma união que vale, do mesmo contato.',
    sql`select m.id::text from contact_merges m cross join unnest(m.within) as outer_id
      where not exists (
        select from contact_merges o
        where o.account_id = m.account_id and o.id = outer_id and o.separated is null
          and o.contact_id in (m.contact_id, m.gone_id))`,
  ),
];
