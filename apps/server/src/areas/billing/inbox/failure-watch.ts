/** So many answers are looked at together. */
const stretch = 50;
const maxShare = 0.2;

/** Counts how webhooks are answered, and tells when too many of them are refused. */
export interface FailureWatch {
  /** Returns the answers of the last stretch by their status when too many of them were none; null otherwise. */
  note(status: number): Record<string, number> | null;
}

/** Creates a watch over the answers of one process. */
export function createFailureWatch(): FailureWatch {
  let counts = new Map<number, number>();
  return {
    note(status) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      if (all < stretch) return null;
      const failed = all - (counts.get(200) ?? 0);
      const seen = Object.fromEntries([...counts].map(([code, count]) => [`HTTP ${code}`, count]));
      counts = new Map();
      return failed / all >= maxShare ? seen : null;
    },
  };
}
