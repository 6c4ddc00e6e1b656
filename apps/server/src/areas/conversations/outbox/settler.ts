import type { Settled } from './settle.ts';

/** Records outcomes; those that could not be written are kept and tried again. */
export interface Settler {
  add(settled: Settled): void;
  /** Resolves when all are written: to true when some of them still wait. Rejects when writing failed. */
  flush(): Promise<boolean>;
}

/**
 * Creates a settler that gathers outcomes while it writes earlier ones, so that a burst of sends needs few commits.
 */
export function createSettler(write: (batch: readonly Settled[]) => Promise<void>): Settler {
  let gathered: Settled[] = [];
  let writing: Promise<void> | null = null;
  let waits = false;
  const run = async () => {
    while (gathered.length) {
      const batch = gathered;
      gathered = [];
      try {
        await write(batch);
      } catch (error) {
        gathered = [...batch, ...gathered];
        throw error;
      }
    }
  };
  const begin = () => {
    writing ??= Promise.resolve()
      .then(run)
      .finally(() => {
        writing = null;
      });
    return writing;
  };
  return {
    add(settled) {
      waits ||= settled.outcome.kind === 'waits' || settled.outcome.kind === 'unknown';
      gathered.push(settled);
      begin().catch(() => undefined); // nothing is lost: flush tries again, and rejects
    },
    async flush() {
      while (writing || gathered.length) await begin();
      const some = waits;
      waits = false;
      return some;
    },
  };
}
