/** Work that is done in rounds: one at a time, and once more when it was woken meanwhile. */
export interface Rounds {
  wake(): void;
  /** Resolves when all that it was woken for is done. */
  settled(): Promise<void>;
  /** No more rounds; resolves when the one under way is over. */
  stop(): Promise<void>;
}

/** Nothing happens before the first `wake`. A round sees to its own failures. */
export function inRounds(round: () => Promise<void>): Rounds {
  let again = false;
  let stopped = false;
  let working: Promise<void> | null = null;
  const work = async () => {
    while (again && !stopped) {
      again = false;
      await round();
    }
    working = null;
  };
  const settled = () => working ?? Promise.resolve();
  return {
    wake() {
      again = true;
      // Not at once: a round may wake itself before anything else happens in it.
      if (!stopped) working ??= Promise.resolve().then(work);
    },
    settled,
    stop() {
      stopped = true;
      return settled();
    },
  };
}
