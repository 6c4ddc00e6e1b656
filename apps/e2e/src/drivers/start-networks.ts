import { randomBytes } from 'node:crypto';
import { startFakeGraph, startFakeWhatsAppWeb, trustMediaEverywhere } from '@prosa/fakes';
import { setStage, type Stage } from '../stage.ts';
import type { Networks } from './played-number.ts';

const clock = { now: () => new Date() };

/** Starts stand-ins for both real networks, and the product and a browser beside them. */
export async function startNetworks(): Promise<{
  networks: Networks;
  stage: Stage;
  stop(): Promise<void>;
}> {
  const settings = { receiptDelayMs: 20, history: false };
  const web = await startFakeWhatsAppWeb({ port: 0, random: randomBytes, clock, settings });
  const endTrust = await trustMediaEverywhere(web.certificate);
  const graph = await startFakeGraph({ clock });
  const stage = await setStage({ whatsappSocketUrl: web.url, graphBaseUrl: graph.url });
  return {
    networks: { url: stage.server.url, web, graph },
    stage,
    async stop() {
      await stage.stop();
      await graph.close();
      await endTrust();
      await web.close();
    },
  };
}
