import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { reportIncident } from '../incidents/report-incident.ts';
import { UnreadableWebhook, type BillingProvider, type ReceivedWebhook } from '../provider/provider.ts';
import { readBody } from './read-body.ts';
import { namesToken, withoutTokens } from './tokens.ts';
import { inboxTopic } from './topic.ts';

/** A webhook as it came. */
export interface RawWebhook {
  /** Null when it was too long to be read. */
  text: string | null;
  content_type: string;
  request_id: string;
  address: string;
  /** Tells whether something without a known token may still be written down; each question uses that up. */
  mayKeepStrangers(): boolean;
}

type Tools = Runtime;

/**
 * Keeps a webhook and returns how it is answered: 200 once it is durable, 401 for a wrong token, 422 for what cannot be
 * read, which the provider does not send again. Whatever else fails is answered 503 by the caller.
 */
export async function receiveWebhook(
  tools: Tools,
  provider: BillingProvider,
  webhook: RawWebhook,
): Promise<200 | 401 | 422> {
  const read = readWebhook(provider, webhook);
  if (read instanceof UnreadableWebhook) {
    await quarantine(tools, provider, { webhook, problem: read.message });
    return 422;
  }
  if (read === null) {
    const { address, request_id } = webhook;
    if (!webhook.mayKeepStrangers()) return 401;
    const about = networkOf(address);
    await reportIncident(tools, { kind: 'token_refused', about, details: { address, request_id } });
    return 401;
  }
  await keep(tools, provider, { webhook, read });
  tools.signals.publish(inboxTopic, '');
  return 200;
}

function readWebhook(
  provider: BillingProvider,
  { text, content_type }: RawWebhook,
): ReceivedWebhook | null | UnreadableWebhook {
  try {
    if (text === null) throw new UnreadableWebhook('the body is longer than 1 MiB');
    return provider.receive(readBody(text, content_type));
  } catch (error) {
    if (error instanceof UnreadableWebhook) return error;
    throw error;
  }
}

async function keep(
  { database, clock }: Tools,
  { name }: BillingProvider,
  { webhook, read }: { webhook: RawWebhook; read: ReceivedWebhook },
): Promise<void> {
  const now = clock.now();
  await database.acrossAccounts.run(
    sql`insert into billing_inbox (provider, dedupe_key, kind, body, request_id, received, due)
      values (${name}, ${read.dedupe_key}, ${read.kind}, ${toStored(read.body)}::jsonb, ${webhook.request_id}, ${now},
        ${now})
      on conflict (dedupe_key) do nothing`,
    'keep_webhook',
  );
}

/** Returns the body as it is stored, without NUL, which PostgreSQL refuses. */
function toStored(body: Record<string, unknown>): string {
  return JSON.stringify(body).replaceAll(String.raw`\u0000`, '');
}

/** How much is kept of what cannot be read, when it has a known token and when anybody may have sent it. */
const maxKept = { ours: 256 * 1024, strangers: 4 * 1024 };

async function quarantine(
  tools: Tools,
  { name }: BillingProvider,
  { webhook, problem }: { webhook: RawWebhook; problem: string },
): Promise<void> {
  const { text, content_type, request_id, address } = webhook;
  const isOurs = namesToken(tools, text);
  if (!isOurs && !webhook.mayKeepStrangers()) return;
  const body = withoutTokens(tools, text ?? '').slice(0, isOurs ? maxKept.ours : maxKept.strangers);
  await tools.database.acrossAccounts.run(
    sql`insert into billing_quarantine (provider, received, request_id, content_type, problem, body)
      values (${name}, ${tools.clock.now()}, ${request_id}, ${content_type.slice(0, 200)}, ${problem}, ${body})`,
    'quarantine_webhook',
  );
  await reportIncident(tools, {
    kind: 'unreadable',
    about: problem,
    details: { address, request_id, problem },
  });
}
