/** Work that is done in rounds: one at a time, and another one if it was woken meanwhile. */
export interface Rounds {
  wake(): void;
  /** Resolves when everything it was woken for is done. */
  settled(): Promise<void>;
  /** Prevents further rounds; resolves when the current one is over. */
  stop(): Promise<void>;
}

/** Builds rounds; nothing happens before the first `wake`. A round handles its own failures. */
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
