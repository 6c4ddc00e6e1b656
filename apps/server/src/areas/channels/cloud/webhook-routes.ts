import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Runtime } from '../../../platform/area.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createTokenBuckets } from '../../../platform/limits/token-bucket.ts';
import { cloudWebhookPath } from './cloud-keys.ts';
import { takeWebhook } from './take-webhook.ts';
import { isVerifyToken } from './webhook-channels.ts';

/** Meta's own limit. */
const bodyLimit = 3 * 1024 * 1024;
/** Of one address. Meta sends three webhooks for each message, from a few addresses. */
const rate = { perSecond: 500, burst: 3000 };
/** What a request costs that nobody vouches for: 30 at once, and 5 a second. */
const refusedCost = 100;

interface Verification {
  Querystring: { 'hub.mode'?: unknown; 'hub.verify_token'?: unknown; 'hub.challenge'?: unknown };
}

/**
 * Registers `GET|POST /webhooks/whatsapp`, where Meta proves the address and delivers what happens to all numbers of
 * this installation (docs/decisions/0052-cloud-api.md). Meta hears 200 once everything is durable.
 */
export function registerCloudWebhook(app: FastifyInstance, runtime: Runtime): void {
  const addresses = createTokenBuckets({ clock: runtime.clock, ...rate });
  const admit = (address: string) => {
    const waitMs = addresses.take(address);
    if (waitMs > 0) throw new AppError('too_many_requests', { seconds: Math.ceil(waitMs / 1000) });
  };
  const refuse = (address: string) => {
    addresses.take(address, refusedCost);
    return new AppError('forbidden');
  };
  app.register(async (scope) => {
    // The signature is over the bytes, before anything reads them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async ({ ip }) => admit(ip));
    scope.get<Verification>(cloudWebhookPath, async ({ query, ip }, reply) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
      const isProof = mode === 'subscribe' && typeof token === 'string' && typeof challenge === 'string';
      if (!isProof || !(await isVerifyToken(runtime, token))) throw refuse(ip);
      return reply.type('text/plain').send(challenge);
    });
    scope.post(cloudWebhookPath, { bodyLimit }, async (request) => {
      try {
        await takeWebhook(runtime, { body: bytesOf(request), signature: signatureOf(request) });
      } catch (error) {
        throw error instanceof AppError && error.code === 'forbidden' ? refuse(request.ip) : error;
      }
      return { received: true };
    });
  });
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers['x-hub-signature-256'];
  return typeof signature === 'string' ? signature : undefined;
}
