/** The time, injected so that tests can stop it. */
export interface Clock {
  now(): Date;
}

/** Resolves after `ms` milliseconds, or earlier when `signal` aborts; never rejects. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** `Wait` on real timers. A timer alone does not keep the process alive. */
export const realWait: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms).unref();
    signal.addEventListener('abort', finish);
  });
