import type { Runtime } from '../../../platform/area.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { incidentSubjects, type IncidentKind } from './incident-subjects.ts';

interface Urgent {
  id: string;
  details: Record<string, unknown>;
}

const hourMs = 60 * 60 * 1000;
const maxListed = 20;

/**
 * Mails what somebody has to look at to `ALERT_EMAIL`: the first of a kind at once, further ones of that kind together,
 * once an hour. One that could not be sent is tried again; of several processes one sends.
 */
export async function mailIncidents(runtime: Runtime): Promise<void> {
  const { config, database, clock } = runtime;
  const { alertEmail: to } = config;
  if (to === null) return;
  const now = clock.now();
  const kinds = await database.acrossAccounts.rows<{ kind: IncidentKind }>(
    sql`select distinct kind from billing_incidents u where urgent and mailed_at is null and not exists (
      select from billing_incidents m where m.kind = u.kind and m.mailed_at > ${new Date(now.getTime() - hourMs)})`,
  );
  for (const { kind } of kinds)
    await database.acrossAccounts.transaction(async (tx) => {
      const due = await claim(tx, kind, now);
      if (due.length) await runtime.mail.send({ to, ...letterOf(kind, due) });
    });
}

/** Notes them as mailed in the transaction that is committed once the mail is sent. */
function claim(tx: Queryable, kind: IncidentKind, now: Date): Promise<Urgent[]> {
  return tx.rows<Urgent>(
    sql`update billing_incidents set mailed_at = ${now}
      where kind = ${kind} and urgent and mailed_at is null returning id, details`,
  );
}

function letterOf(kind: IncidentKind, due: readonly Urgent[]) {
  const shown = due.slice(0, maxListed).map(({ details }) =>
    Object.entries(details)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('\n'),
  );
  const rest = due.length - shown.length;
  const text = [
    incidentSubjects[kind],
    ...shown,
    ...(rest > 0 ? [`E mais ${rest}.`] : []),
    'O que fazer está em docs/operations.md, em “Cobrança”.',
  ].join('\n\n');
  return { id: `incident-${kind}-${due[0]?.id}`, subject: incidentSubjects[kind], text };
}
