import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SimulatorError, type SeamCall } from '@prosa/whatsapp';
import { AppError } from '../../platform/http/app-error.ts';

/** Files travel inside the JSON, as base64 of at most 20 MB. */
const bodyLimit = 30 * 1024 * 1024;
const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Binds the simulator's seam to `/simulator/<name>`: plain JSON, no envelope, no sign-in. Only programs on this
 * machine get in; a page of another site cannot, because of the Host name (rebinding) and the content type (forms).
 * Call it only where the simulator is on; everywhere else these addresses are unknown.
 */
export function registerSimulatorRoutes(app: FastifyInstance, seam: Record<string, SeamCall>): void {
  for (const [name, call] of Object.entries(seam)) {
    app.route({
      method: call.method,
      url: `/simulator/${name}`,
      bodyLimit,
      onRequest: refuseOutsiders,
      errorHandler: answerSimulatorError,
      handler: (request) => call.handle(call.method === 'GET' ? request.query : request.body),
    });
  }
}

/** Refuses requests from other machines and pages. The peer's own address counts here, never a forwarded one. */
async function refuseOutsiders(request: FastifyRequest): Promise<void> {
  const near = loopbackAddress.test(request.raw.socket.remoteAddress ?? '');
  if (!near || !loopbackName.test(request.headers.host ?? '')) throw new AppError('not_found');
  const json = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  if (request.method === 'POST' && !json) throw new AppError('wrong_content_type');
}

function answerSimulatorError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  // Errors other than the seam's own refusals go to the server's error handler.
  if (!(error instanceof SimulatorError)) throw error;
  reply.status(error.status).send({ message: error.message });
}
