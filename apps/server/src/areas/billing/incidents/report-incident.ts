import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';

export type IncidentKind =
  'token_refused' | 'unreadable' | 'hook_disabled' | 'failed' | 'provider_silent' | 'no_access_given';

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

const subjects: Record<IncidentKind, string> = {
  token_refused: 'Um webhook de cobrança veio com um token errado',
  unreadable: 'Um webhook de cobrança não pôde ser lido',
  hook_disabled: 'O provedor de cobrança desligou os webhooks',
  failed: 'Um webhook de cobrança não pôde ser tratado',
  provider_silent: 'O provedor de cobrança não responde',
  no_access_given: 'Uma compra não liberou o acesso',
};

/**
 * Records that somebody has to look at something: the same within an hour is one row that counts. An urgent one is
 * mailed once an hour to `ALERT_EMAIL`.
 */
export async function reportIncident(
  { database, clock, log, mail, config }: Pick<Runtime, 'database' | 'clock' | 'log' | 'mail' | 'config'>,
  { kind, about, details, urgent = false }: Incident,
): Promise<void> {
  const now = clock.now();
  const hour = Math.floor(now.getTime() / hourMs);
  const row = await database.acrossAccounts.row<{ times: number }>(
    sql`insert into billing_incidents as known (kind, repeat_key, details, first_at, last_at)
      values (${kind}, ${`${kind} ${about} ${hour}`}, ${JSON.stringify(details)}::jsonb, ${now}, ${now})
      on conflict (repeat_key) do update set times = known.times + 1, last_at = excluded.last_at,
        details = excluded.details
      returning times`,
    'report_billing_incident',
  );
  if (row?.times !== 1) return;
  if (urgent) log.error({ kind, about, details }, subjects[kind]);
  else log.warn({ kind, about, details }, subjects[kind]);
  if (!urgent || config.alertEmail === null) return;
  const lines = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  const text = [
    subjects[kind],
    about,
    ...lines,
    'O que fazer está em docs/operations.md, em “Cobrança”.',
  ].join('\n');
  await mail
    .send({ id: `incident-${kind}-${hour}`, to: config.alertEmail, subject: subjects[kind], text })
    .catch((error: unknown) => log.warn({ err: error }, 'alert not mailed'));
}
