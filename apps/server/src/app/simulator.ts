import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  createSimulatorDriver,
  createSimulatorSeam,
  openSimulatedNetwork,
  type SimulatedDriver,
} from '@prosa/whatsapp';
import { registerSimulatorRoutes } from '../areas/channels/index.ts';
import type { Runtime } from '../platform/area.ts';

/**
 * The simulated phone network of this process: the driver that uses it, and the seam for playing the phones from
 * outside.
 */
export interface Simulator {
  driver: SimulatedDriver;
  seam: ReturnType<typeof createSimulatorSeam>;
  register(app: FastifyInstance): void;
  close(): Promise<void>;
}

/** Opens the network stored in DATA_DIR; all processes of the product may have it open at once. */
export function createSimulator({ config, clock, log }: Runtime): Simulator {
  const network = openSimulatedNetwork({ data_dir: config.dataDir });
  const parts = { network, clock, random: randomBytes };
  const seam = createSimulatorSeam(parts);
  return {
    driver: createSimulatorDriver({
      ...parts,
      report: (error) => log.warn({ err: error }, 'simulated link taken down'),
    }),
    seam,
    register: (app) => registerSimulatorRoutes(app, seam),
    close: () => network.close(),
  };
}
