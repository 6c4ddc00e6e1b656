const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long a session lasts at most, and how long without use. */
export interface SessionTimes {
  lifetimeMs: number;
  idleSeconds: number;
}

/** For people who want to be remembered, and for everybody else. */
export const sessionTimes: Record<'remembered' | 'passing', SessionTimes> = {
  remembered: { lifetimeMs: 30 * dayMs, idleSeconds: (7 * dayMs) / 1000 },
  passing: { lifetimeMs: 12 * hourMs, idleSeconds: (2 * hourMs) / 1000 },
};
