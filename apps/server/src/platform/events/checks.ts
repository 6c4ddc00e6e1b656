import { sqlCheck, type Check } from '../doctor/check.ts';
import { sql } from '../db/sql.ts';

/** What has to hold of events and of how far they were read. */
export const eventChecks: readonly Check[] = [
  sqlCheck(
    'O contador de cada empresa é o número do evento mais novo, e nenhum falta desde o mais antigo guardado.',
    sql`select coalesce(s.account_id, e.account_id)::text from account_sequences s
      full join (
        select account_id, min(sequence) as first, max(sequence) as newest, count(*) as many
        from domain_events group by account_id
      ) e on e.account_id = s.account_id
      where e.many is not null and (s.last is distinct from e.newest or e.many <> e.newest - e.first + 1)`,
  ),
  sqlCheck(
    'Nenhum leitor de eventos está além do contador da empresa.',
    sql`select c.account_id || ' ' || c.follower from event_cursors c
      left join account_sequences s on s.account_id = c.account_id where c.sequence > coalesce(s.last, 0)`,
  ),
];
