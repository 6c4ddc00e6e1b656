import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SimulatorError, type SeamCall } from '@prosa/whatsapp';
import { answerError } from '../../platform/http/answer-error.ts';
import { registerSimulatorRoutes } from './simulator-routes.ts';

const seam: Record<string, SeamCall> = {
  scan: { method: 'POST', input: z.unknown(), handle: async (input) => ({ scanned: input }) },
  inbox: { method: 'GET', input: z.unknown(), handle: async (input) => [input] },
  fault: {
    method: 'POST',
    input: z.unknown(),
    handle: async () => {
      throw new SimulatorError(409, 'Esse QR Code já foi usado.');
    },
  },
};

function buildApp() {
  const app = Fastify();
  app.setErrorHandler(answerError);
  registerSimulatorRoutes(app, seam);
  return app;
}

const scan = {
  method: 'POST',
  url: '/simulator/scan',
  headers: { host: 'localhost:3000', 'content-type': 'application/json' },
  payload: '{"qrcode":"x"}',
} as const;

describe('simulator routes', () => {
  it('the simulator answers plain JSON to programs on this machine', async () => {
    const app = buildApp();
    expect((await app.inject(scan)).json()).toEqual({ scanned: { qrcode: 'x' } });
    const inbox = await app.inject({
      url: '/simulator/inbox?channel=1',
      headers: { host: '127.0.0.1:3000' },
    });
    expect(inbox.json()).toEqual([{ channel: '1' }]);
  });

  it('the simulator does not exist for other machines and other host names', async () => {
    const app = buildApp();
    const far = await app.inject({ ...scan, remoteAddress: '10.0.0.8' });
    const rebound = await app.inject({ ...scan, headers: { ...scan.headers, host: 'evil.example' } });
    expect([far.statusCode, rebound.statusCode]).toEqual([404, 404]);
  });

  it('the simulator accepts JSON only, so that a form of another site cannot use it', async () => {
    const headers = { ...scan.headers, 'content-type': 'text/plain' };
    expect((await buildApp().inject({ ...scan, headers })).statusCode).toBe(415);
  });

  it('the simulator answers the seam’s refusals with their status and sentence', async () => {
    const refused = await buildApp().inject({ ...scan, url: '/simulator/fault' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({ message: 'Esse QR Code já foi usado.' });
  });
});
