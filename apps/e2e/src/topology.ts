import { openPlace } from '../../server/src/testing/server-process.ts';

/** The product while it runs, with two addresses to use it at. */
export interface Running {
  urls: [string, string];
  stop(): Promise<void>;
}

/** The ways in which the product is run, each made of real processes over one database. */
export const topologies: { name: string; processes: string[] }[] = [
  { name: 'everything in one process', processes: ['web,worker,sessions'] },
  { name: 'web, worker and sessions apart', processes: ['web', 'worker', 'sessions'] },
  { name: 'two web processes on one database', processes: ['web,worker,sessions', 'web'] },
];

/** Starts the processes and returns their two addresses, which differ when there are two web processes. */
export async function run(processes: string[]): Promise<Running> {
  const place = await openPlace();
  const started = await Promise.all(processes.map((names) => place.start(names)));
  const [first = '', second = first] = started.map(({ url }) => url).filter(Boolean);
  return { urls: [first, second], stop: () => place.dispose() };
}
