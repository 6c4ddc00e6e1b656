import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { createTokenBuckets, type TokenBuckets } from '../../../platform/limits/token-bucket.ts';
import { reportIncident } from '../incidents/report-incident.ts';
import { providerOf } from '../open-provider.ts';
import type { BillingProvider } from '../provider/provider.ts';
import { createFailureWatch } from './failure-watch.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { namesToken } from './tokens.ts';

/** Where the provider delivers. */
export const billingWebhookPath = '/webhooks/guru';

/** What one network may send without a known token before it is not listened to. */
const refusals = { perSecond: 2, burst: 60 };
/** What all senders without a token together may have written down: each is a row of ours. */
const strangers = { perSecond: 1 / 60, burst: 120 };
/** Bytes that are kept of webhooks with a token; Guru repeats what is beyond it later. */
const kept = { perSecond: 512 * 1024, burst: 64 * limits.request_max_bytes };

/**
 * Registers `POST /webhooks/guru` (docs/decisions/0076-subscriptions.md). Guru tries again after 503, and never after
 * 401 and 422. While no provider is set up, the answer is 503 too: what it sends meanwhile is not lost.
 */
export function registerBillingWebhook(app: FastifyInstance, runtime: Runtime): void {
  const { clock } = runtime;
  const refused = createTokenBuckets({ clock, ...refusals });
  const allowances = {
    strangers: createTokenBuckets({ clock, ...strangers }),
    kept: createTokenBuckets({ clock, ...kept }),
  };
  const watch = createFailureWatch();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (_request: FastifyRequest, body: NodeJS.ReadableStream) =>
      readCapped(body as AsyncIterable<Buffer>),
    );
    scope.post(billingWebhookPath, async (request, reply) => {
      const provider = providerOf(runtime);
      if (!provider) return reply.status(503).send({ error: true });
      const waitMs = namesToken(runtime, request.body) ? 0 : refused.take(networkOf(request.ip));
      if (waitMs > 0) throw new AppError('too_many_requests', { seconds: Math.ceil(waitMs / 1000) });
      const status = await answerTo(runtime, provider, { request, allowances });
      await reportFailures(runtime, watch.note(status));
      return reply.status(status).send(status === 200 ? { received: true } : { error: true });
    });
  });
}

interface Allowances {
  strangers: TokenBuckets;
  kept: TokenBuckets;
}

const everybody = 'everybody';

async function answerTo(
  runtime: Runtime,
  provider: BillingProvider,
  { request, allowances }: { request: FastifyRequest; allowances: Allowances },
): Promise<number> {
  const { headers, body, ip: address } = request;
  const { strangers: unknown, kept: known } = allowances;
  if (typeof body === 'string' && known.untilLevel(everybody, body.length) > 0) return 503;
  try {
    const status = await receiveWebhook(runtime, provider, {
      text: typeof body === 'string' ? body : body === undefined ? '' : null,
      content_type: String(headers['content-type'] ?? ''),
      request_id: String(headers['x-request-id'] ?? '').slice(0, 200),
      address,
      mayKeepStrangers: () => unknown.take(everybody) === 0,
    });
    if (status === 200 && typeof body === 'string') known.take(everybody, body.length);
    return status;
  } catch (error) {
    request.log.error({ err: error }, 'webhook of billing not kept; it is sent again');
    return 503;
  }
}

/** Raises an alarm; where that fails, the database does, and everybody knows. */
async function reportFailures(runtime: Runtime, seen: Record<string, number> | null): Promise<void> {
  if (!seen) return;
  await reportIncident(runtime, { kind: 'hook_failing', about: '', details: seen, urgent: true }).catch(
    (error: unknown) => runtime.log.error({ err: error, seen }, 'webhooks of billing are refused'),
  );
}

/** Reads a body; null for one that is too long, which is read to its end so that the sender hears the answer. */
async function readCapped(body: AsyncIterable<Buffer>): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size <= limits.request_max_bytes) parts.push(part);
    if (size > 16 * limits.request_max_bytes) return null;
  }
  return size > limits.request_max_bytes ? null : Buffer.concat(parts).toString('utf8');
}
