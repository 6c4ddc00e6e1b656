import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { incidentSubjects, type IncidentKind } from './incident-subjects.ts';

interface Incident {
  kind: IncidentKind;
  /** What distinguishes it from other incidents of its kind. */
  about: string;
  /** Never a secret, and of people only what the one who has to help needs. */
  details: Record<string, unknown>;
  /** Whether somebody has to look at once. */
  urgent?: boolean;
}

const hourMs = 60 * 60 * 1000;

/**
 * Records that somebody has to look at something: the same within an hour is one row that counts. An urgent one is
 * mailed by `mail-incidents.ts`.
 */
export async function reportIncident(
  { database, clock, log }: Pick<Runtime, 'database' | 'clock' | 'log'>,
  { kind, about, details, urgent = false }: Incident,
): Promise<void> {
  const now = clock.now();
  const hour = Math.floor(now.getTime() / hourMs);
  const row = await database.acrossAccounts.row<{ times: number }>(
    sql`insert into billing_incidents as known (kind, repeat_key, details, urgent, first_at, last_at)
      values (${kind}, ${`${kind} ${about} ${hour}`}, ${JSON.stringify(details)}::jsonb, ${urgent}, ${now}, ${now})
      on conflict (repeat_key) do update set times = known.times + 1, last_at = excluded.last_at,
        details = excluded.details
      returning times`,
    'report_billing_incident',
  );
  if (row?.times !== 1) return;
  if (urgent) log.error({ kind, about, details }, incidentSubjects[kind]);
  else log.warn({ kind, about, details }, incidentSubjects[kind]);
}
