import { Agent, globalAgent } from 'node:https';
import { rootCertificates } from 'node:tls';

/** What makes Baileys trust a certificate within one process: `fetchAgent` for uploads, `options` for downloads. */
export interface MediaTrust {
  fetchAgent: Agent;
  options: { dispatcher: Dispatcher };
  close(): Promise<void>;
}

interface Dispatcher {
  destroy(): Promise<void>;
}

const globalDispatcher = Symbol.for('undici.globalDispatcher.1');

/**
 * Makes what a test needs to fetch files from the server without NODE_EXTRA_CA_CERTS, which Node reads only when it
 * starts. The second half uses the class of Node's own `fetch`, which has no name of its own to import.
 */
export async function trustMedia(certificate: string): Promise<MediaTrust> {
  const ca = [...rootCertificates, certificate];
  await fetch('data:,'); // loads it
  const current = (globalThis as unknown as Record<symbol, { constructor: unknown }>)[globalDispatcher];
  const OwnDispatcher = current?.constructor as new (options: { connect: { ca: string[] } }) => Dispatcher;
  const fetchAgent = new Agent({ ca });
  const dispatcher = new OwnDispatcher({ connect: { ca } });
  return {
    fetchAgent,
    options: { dispatcher },
    close: async () => {
      fetchAgent.destroy();
      await dispatcher.destroy();
    },
  };
}

/**
 * Lets this whole process fetch and upload files at the server that the certificate vouches for, as NODE_EXTRA_CA_CERTS
 * would. Returns what ends that.
 */
export async function trustMediaEverywhere(certificate: string): Promise<() => Promise<void>> {
  const trust = await trustMedia(certificate);
  const globals = globalThis as unknown as Record<symbol, unknown>;
  const before = { dispatcher: globals[globalDispatcher], ca: globalAgent.options.ca };
  globals[globalDispatcher] = trust.options.dispatcher;
  globalAgent.options.ca = [...rootCertificates, certificate];
  return async () => {
    globals[globalDispatcher] = before.dispatcher;
    globalAgent.options.ca = before.ca;
    await trust.close();
  };
}
