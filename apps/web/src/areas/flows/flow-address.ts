import type { Interval } from '@prosa/contract';

/** Returns the address of a flow's editor. */
export function flowAddress(flow_id: string): string {
  return `/flows/${encodeURIComponent(flow_id)}`;
}

/** Returns the address of the report of a flow's results. */
export function flowResultsAddress(flow_id: string, interval?: Interval): string {
  const period =
    typeof interval === 'object'
      ? { de: interval.from, ate: interval.to }
      : interval && { periodo: `${interval}` };
  return `/resultados?${new URLSearchParams([['fluxo', flow_id], ...Object.entries(period ?? {})])}`;
}
