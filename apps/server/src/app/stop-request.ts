const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Resolves with the reason when this process must stop: a signal, or that its starter is gone. `npm start` keeps a
 * channel to the server it starts, which only closes when `npm start` ends; a service manager opens none.
 */
export function stopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(signal));
    process.once('disconnect', () => resolve('the starter is gone'));
  });
}
