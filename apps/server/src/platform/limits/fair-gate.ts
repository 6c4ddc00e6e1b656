/** Runs companies' work side by side, so that none waits behind another's backlog. */
export interface FairGate {
  /** Runs the work when its turn comes; throws GateFull when too much of the company's work waits already. */
  run<Result>(account_id: string, work: () => Promise<Result>): Promise<Result>;
}

interface Options {
  /** For all companies together. */
  maxAtOnce: number;
  /** For one company; fewer than `maxAtOnce` leaves room for the next company. */
  maxOfCompany: number;
  /** For one company. */
  maxWaiting: number;
}

/** Thrown when too much of one company's work waits already. */
export class GateFull extends Error {}

interface Line {
  atWork: number;
  waiting: (() => void)[];
}

/** Builds a gate. Waiting companies take turns; the one with the least running goes first. */
export function createFairGate({ maxAtOnce, maxOfCompany, maxWaiting }: Options): FairGate {
  // In the order of their last turn.
  const lines = new Map<string, Line>();
  let atWork = 0;

  const next = (): [string, Line] | undefined => {
    let best: [string, Line] | undefined;
    for (const entry of lines) {
      const [, line] = entry;
      if (!line.waiting.length || line.atWork >= maxOfCompany) continue;
      if (!best || line.atWork < best[1].atWork) best = entry;
    }
    return best;
  };
  const letThrough = () => {
    while (atWork < maxAtOnce) {
      const chosen = next();
      if (!chosen) return;
      const [account_id, line] = chosen;
      lines.delete(account_id);
      lines.set(account_id, line);
      line.atWork += 1;
      atWork += 1;
      line.waiting.shift()?.();
    }
  };
  const done = (account_id: string, line: Line) => {
    line.atWork -= 1;
    atWork -= 1;
    if (!line.atWork && !line.waiting.length) lines.delete(account_id);
    letThrough();
  };
  return {
    async run(account_id, work) {
      const line = lines.get(account_id) ?? { atWork: 0, waiting: [] };
      if (line.waiting.length >= maxWaiting) throw new GateFull();
      lines.set(account_id, line);
      const turn = new Promise<void>((resolve) => line.waiting.push(resolve));
      letThrough();
      await turn;
      try {
        return await work();
      } finally {
        done(account_id, line);
      }
    },
  };
}
