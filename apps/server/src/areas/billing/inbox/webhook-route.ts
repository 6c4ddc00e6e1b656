import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createTokenBuckets } from '../../../platform/limits/token-bucket.ts';
import { providerOf } from '../open-provider.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Where the provider delivers. */
export const billingWebhookPath = '/webhooks/guru';

/** Refusals that one address may cause: each is a row of ours. */
const refusals = { perSecond: 2, burst: 60 };

/**
 * Registers `POST /webhooks/guru` (docs/decisions/0076-subscriptions.md). Guru tries again after 503, and never after
 * 401 and 422. While no provider is set up, the answer is 503 too: what it sends meanwhile is not lost.
 */
export function registerBillingWebhook(app: FastifyInstance, runtime: Runtime): void {
  const refused = createTokenBuckets({ clock: runtime.clock, ...refusals });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (_request: FastifyRequest, body: NodeJS.ReadableStream) =>
      readCapped(body as AsyncIterable<Buffer>),
    );
    scope.post(billingWebhookPath, async (request, reply) => {
      const waitMs = refused.untilLevel(request.ip, 1);
      if (waitMs > 0) throw new AppError('too_many_requests', { seconds: Math.ceil(waitMs / 1000) });
      const status = await answerTo(runtime, request);
      if (status !== 200) refused.take(request.ip);
      return reply.status(status).send(status === 200 ? { received: true } : { error: true });
    });
  });
}

async function answerTo(runtime: Runtime, request: FastifyRequest): Promise<number> {
  const provider = providerOf(runtime);
  if (!provider) return 503;
  const { headers, body, ip: address } = request;
  try {
    return await receiveWebhook(runtime, provider, {
      text: typeof body === 'string' ? body : body === undefined ? '' : null,
      content_type: String(headers['content-type'] ?? ''),
      request_id: String(headers['x-request-id'] ?? '').slice(0, 200),
      address,
    });
  } catch (error) {
    request.log.error({ err: error }, 'webhook of billing not kept; it is sent again');
    return 503;
  }
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
