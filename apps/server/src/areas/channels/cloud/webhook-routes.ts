import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Runtime } from '../../../platform/area.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { cloudWebhookPath } from './cloud-keys.ts';
import { takeWebhook } from './take-webhook.ts';
import { isVerifyToken } from './webhook-channels.ts';
import { createWebhookLimits } from './webhook-limits.ts';

/** Meta's own limit. */
const bodyLimit = 3 * 1024 * 1024;
interface Verification {
  Querystring: { 'hub.mode'?: unknown; 'hub.verify_token'?: unknown; 'hub.challenge'?: unknown };
}

/**
 * Registers `GET|POST /webhooks/whatsapp`, where Meta proves the address and delivers what happens to all numbers of
 * this installation (docs/decisions/0052-cloud-api.md). Meta hears 200 once everything is durable.
 */
export function registerCloudWebhook(app: FastifyInstance, runtime: Runtime): void {
  const limits = createWebhookLimits(runtime);
  app.register(async (scope) => {
    // The signature is over the bytes, before anything reads them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async ({ ip }) => limits.work(ip));
    scope.get<Verification>(cloudWebhookPath, async ({ query, ip }, reply) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
      const isProof = mode === 'subscribe' && typeof token === 'string' && typeof challenge === 'string';
      await limits.vouch(`${ip} proof`, async () => {
        if (!isProof || !(await isVerifyToken(runtime, token))) throw new AppError('forbidden');
      });
      return reply.type('text/plain').send(challenge);
    });
    scope.post(cloudWebhookPath, { bodyLimit }, async (request) => {
      const body = bytesOf(request);
      limits.work(request.ip, body.length);
      const signature = signatureOf(request);
      await takeWebhook(runtime, {
        body,
        signature,
        vouch: (number, work) => limits.vouch(`${request.ip} ${number}`, work),
      });
      return { received: true };
    });
  });
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Returns the signature; throws 403 for a request without one, or with several, before anything of it is read. */
function signatureOf({ headers }: FastifyRequest): string {
  const signature = headers['x-hub-signature-256'];
  if (typeof signature !== 'string' || !/^sha256=[\da-f]{64}$/.test(signature))
    throw new AppError('forbidden');
  return signature;
}
