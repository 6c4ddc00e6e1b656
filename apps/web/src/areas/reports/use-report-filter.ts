import { limits, type Interval } from '@prosa/contract';
import { useSearchParams } from 'react-router';

const names = { channel: 'canal', flow: 'fluxo', days: 'periodo', from: 'de', to: 'ate' } as const;

/** What a report shows; kept in the address, so that each view can be linked to. */
export interface ReportFilter {
  /** One number of the company, or null for all. */
  channel: string | null;
  /** One flow, or null for all; only of the results of bots. */
  flow: string | null;
  interval: Interval;
  setChannel: (channel: string | null) => void;
  setFlow: (flow: string | null) => void;
  setInterval: (interval: Interval) => void;
}

/** Returns a report's filter from the address, and its setters. */
export function useReportFilter(): ReportFilter {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    channel: params.get(names.channel),
    flow: params.get(names.flow),
    interval: intervalOf(params),
    setChannel: (channel) => change({ [names.channel]: channel }),
    setFlow: (flow) => change({ [names.flow]: flow }),
    setInterval: (interval) =>
      change(
        typeof interval === 'number'
          ? { [names.days]: String(interval), [names.from]: null, [names.to]: null }
          : { [names.days]: null, [names.from]: interval.from, [names.to]: interval.to },
      ),
  };
}

function intervalOf(params: URLSearchParams): Interval {
  const [from, to] = [params.get(names.from), params.get(names.to)];
  if (from && to) return { from: from.slice(0, 10), to: to.slice(0, 10) };
  const days = Number(params.get(names.days));
  return Number.isInteger(days) && days > 0 ? days : limits.dashboard_default_days;
}
