import https from 'node:https';
import { rootCertificates } from 'node:tls';
import { trustMedia, type FakeWhatsAppWeb } from '@prosa/fakes';
import { onTestFinished } from 'vitest';

const globalDispatcher = Symbol.for('undici.globalDispatcher.1');

/** Lets this process fetch and upload files at the fake server until the test ends, as NODE_EXTRA_CA_CERTS would. */
export async function trustFiles({ certificate }: Pick<FakeWhatsAppWeb, 'certificate'>): Promise<void> {
  const trust = await trustMedia(certificate);
  const globals = globalThis as unknown as Record<symbol, unknown>;
  const before = { dispatcher: globals[globalDispatcher], ca: https.globalAgent.options.ca };
  globals[globalDispatcher] = trust.options.dispatcher;
  https.globalAgent.options.ca = [...rootCertificates, certificate];
  onTestFinished(async () => {
    globals[globalDispatcher] = before.dispatcher;
    https.globalAgent.options.ca = before.ca;
    await trust.close();
  });
}
