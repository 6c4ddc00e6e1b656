import { calls, type DashboardData } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { ReportFilter } from '../use-report-filter.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { RangePicker } from '../../../ui/form/range-picker.tsx';
import { ReportCards } from './report-cards.tsx';
import { ReportCharts } from './report-charts.tsx';

/** The numbers of a period, as cards and charts. */
export function Report({ filter }: { filter: ReportFilter }) {
  const { channel, interval } = filter;
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.getDashboardData,
    { interval, selected_chip: channel },
    { keepPrevious: true },
  );
  const isFailed = error !== null && (!data || isPlaceholderData);
  return (
    <section className={classes.section} aria-labelledby="dashboard-report">
      <div className={classes.sectionHead}>
        <h2 id="dashboard-report">Relatório</h2>
        <RangePicker interval={interval} onChange={filter.setInterval} />
      </div>
      {isFailed ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <ReportBody data={data} channel={channel} isStale={isPlaceholderData} />
      )}
    </section>
  );
}

interface BodyProps {
  data: DashboardData | undefined;
  channel: string | null;
  isStale: boolean;
}

function ReportBody({ data, channel, isStale }: BodyProps) {
  return (
    <div className={isStale ? `${classes.section} ${classes.stale}` : classes.section} aria-busy={isStale}>
      <ReportCards data={data} channel={channel} />
      <ReportCharts data={data} channel={channel} />
    </div>
  );
}
