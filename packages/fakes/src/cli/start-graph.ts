import * as fakes from '../index.ts';

/** The stand-in for Meta's Graph, as far as it is started and stopped here. */
export interface GraphServer {
  url: string;
  close(): Promise<void>;
}

type StartGraph = (options: { port: number; clock: { now(): Date } }) => Promise<GraphServer>;

/** Starts the stand-in for Graph if this installation has one, or returns null. */
export async function startGraph(options: Parameters<StartGraph>[0]): Promise<GraphServer | null> {
  const { startFakeGraph } = fakes as { startFakeGraph?: StartGraph };
  return startFakeGraph === undefined ? null : startFakeGraph(options);
}
