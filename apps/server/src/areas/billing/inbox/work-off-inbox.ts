import type { Runtime } from '../../../platform/area.ts';
import { isPassingFault } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { PumpDefinition } from '../../../platform/jobs/pump.ts';
import { writeFacts } from '../facts/write-facts.ts';
import { reportIncident } from '../incidents/report-incident.ts';
import { providerOf } from '../open-provider.ts';
import { joinFacts } from '../provider/facts.ts';
import type { BillingProvider, Said } from '../provider/provider.ts';
import { inboxTopic, subscriptionsTopic } from './topic.ts';

interface Kept {
  id: string;
  kind: string;
  body: Record<string, unknown>;
  tries: number;
}

interface Batch {
  account_id: string;
  kept: readonly Kept[];
}

const batchSize = 500;
const leaseMs = 60_000;
const maxTries = 8;
const firstPauseMs = 2000;

/** Works off webhooks, hundreds in one commit. */
export const inboxPump: PumpDefinition<Batch> = {
  name: 'inbox of billing',
  maxAtOnce: 1,
  maxOfCompany: 1,
  topic: inboxTopic,
  open: (runtime) => ({
    claim: async () => {
      const kept = providerOf(runtime) ? await claim(runtime) : [];
      return kept.length ? [{ account_id: '', kept }] : [];
    },
    perform: ({ kept }) => workOff(runtime, kept),
  }),
};

/** Works off everything that waits; for tests, and for callers that cannot wait. */
export async function workOffInbox(runtime: Runtime): Promise<void> {
  for (let kept = await claim(runtime); kept.length; kept = await claim(runtime))
    await workOff(runtime, kept);
}

function claim({ database, clock }: Runtime): Promise<Kept[]> {
  const now = clock.now();
  return database.acrossAccounts.rows<Kept>(
    sql`with next as (
        select id from billing_inbox where state = 'new' and due <= ${now} order by due, id limit ${batchSize}
        for update skip locked
      )
      update billing_inbox b set due = ${new Date(now.getTime() + leaseMs)}, tries = tries + 1
      from next where b.id = next.id returning b.id, b.kind, b.body, b.tries`,
    'claim_webhooks',
  );
}

/** Stores what a batch says; where that fails, each webhook alone, so that one holds up no other. */
async function workOff(runtime: Runtime, kept: readonly Kept[]): Promise<void> {
  const provider = providerOf(runtime);
  if (!provider) return;
  const inOrder = kept.toSorted((one, other) => Number(one.id) - Number(other.id));
  try {
    await store(runtime, provider, inOrder);
  } catch (error) {
    if (isPassingFault(error)) throw error;
    for (const one of inOrder)
      await store(runtime, provider, [one]).catch((cause: unknown) => putOff(runtime, one, cause));
  }
  runtime.signals.publish(subscriptionsTopic, '');
}

async function store(runtime: Runtime, provider: BillingProvider, kept: readonly Kept[]): Promise<void> {
  const now = runtime.clock.now();
  const said = kept.map((one) => ({ id: one.id, said: provider.read(one) }));
  const facts = joinFacts(said.flatMap(({ said: what }) => (what.kind === 'facts' ? [what.facts] : [])));
  await runtime.database.acrossAccounts.transaction(async (tx) => {
    await writeFacts(tx, facts, { provider: provider.name, now, asked: null });
    await tx.run(
      sql`update billing_inbox b set state = f.state, reason = f.reason, handled = ${now}
        from unnest(${said.map(({ id }) => id)}::bigint[], ${said.map(({ said: what }) => stateOf(what))}::text[],
          ${said.map(({ said: what }) => reasonOf(what))}::text[]) as f(id, state, reason)
        where b.id = f.id`,
      'settle_webhooks',
    );
  });
  for (const { said: what } of said) if (what.kind === 'hook_disabled') await alarm(runtime, what.details);
}

const stateOf = ({ kind }: Said) => (kind === 'ignored' ? 'ignored' : 'done');
const reasonOf = (said: Said) => (said.kind === 'ignored' ? said.reason : '');

function alarm(runtime: Runtime, details: Record<string, unknown>): Promise<void> {
  return reportIncident(runtime, {
    kind: 'hook_disabled',
    about: String(details.url),
    details,
    urgent: true,
  });
}

async function putOff(runtime: Runtime, { id, tries }: Kept, cause: unknown): Promise<void> {
  if (isPassingFault(cause)) throw cause;
  const now = runtime.clock.now();
  const isOver = tries >= maxTries;
  const due = new Date(now.getTime() + firstPauseMs * 2 ** tries);
  runtime.log.error({ err: cause, webhook: id }, 'webhook of billing not handled');
  await runtime.database.acrossAccounts.run(
    sql`update billing_inbox set state = ${isOver ? 'failed' : 'new'}, due = ${due}, reason = ${String(cause)},
      handled = ${isOver ? now : null} where id = ${id}`,
  );
  if (isOver)
    await reportIncident(runtime, { kind: 'failed', about: id, details: { webhook: id }, urgent: true });
}
