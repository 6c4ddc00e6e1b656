/** Saves a login that changes often: changes while a save is under way make one more save. */
export interface CredentialSaver {
  /** The login changed. */
  changed(): void;
  /** Resolves once everything that changed is durable. Rejects when it cannot be. */
  saved(): Promise<void>;
}

/** Creates the saver. `save` writes the login as it is now; after it failed once, nothing is saved any more. */
export function createCredentialSaver(save: () => Promise<void>): CredentialSaver {
  let dirty = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (dirty) {
      dirty = false;
      await save();
    }
  };
  const start = () => {
    running ??= run().then(() => {
      running = null;
    });
    return running;
  };
  return {
    changed() {
      dirty = true;
      // Who waits for `saved` learns of a failure.
      start().catch(() => undefined);
    },
    saved: () => running ?? Promise.resolve(),
  };
}
