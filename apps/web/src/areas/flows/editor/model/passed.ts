import type { FlowNodeCount } from '@prosa/contract';

/** How many left a step by a port, and how many of 100 that is of those who came; null where nobody came. */
export interface Passed {
  count: number;
  percent: number | null;
}

/**
 * Returns how many left a step by a port. Some left in the period who had come before it: then the share is of all who
 * left.
 */
export function passedBy(counted: FlowNodeCount | undefined, port: string): Passed {
  const count = counted?.ports[port] ?? 0;
  const left = Object.values(counted?.ports ?? {}).reduce((sum, one) => sum + one, 0);
  const whole = Math.max(counted?.entered ?? 0, left);
  return { count, percent: whole === 0 ? null : Math.round((count / whole) * 100) };
}

/** Returns the share alone: `62%`; a dash where nobody came. */
export function percentText({ percent }: Passed): string {
  return percent === null ? '–' : `${percent}%`;
}

/** Returns share and number: `62% · 1.240`. */
export function passedText({ count, percent }: Passed): string {
  const times = count.toLocaleString('pt-BR');
  return percent === null ? times : `${percent}% · ${times}`;
}
