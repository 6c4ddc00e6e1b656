import { calls, type AccountNumber } from '@prosa/contract';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { longRanges, RangePicker } from '../../../ui/form/range-picker.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import classes from '../../../ui/chart/dashboard.module.css';
import { useReportFilter } from '../../reports/use-report-filter.ts';
import { AccountsDialog } from '../technical/accounts-dialog.tsx';
import { TechnicalCards } from '../technical/technical-cards.tsx';
import { TechnicalCharts } from '../technical/technical-charts.tsx';

/** What changes by itself is looked at again this often. */
const refetchInterval = 60_000;

/** Technical dashboard: how all companies stand now, and what happened with them in a period. */
export function TechnicalDashboard() {
  const { interval, setInterval } = useReportFilter();
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.getAdminDashboardData,
    { interval },
    { keepPrevious: true, refetchInterval },
  );
  const [of, setOf] = useState<AccountNumber | null>(null);
  const failure = error && (!data || isPlaceholderData) ? error.message : null;
  const retry = () => void refetch();
  return (
    <Page>
      <PageHeader description="Todas as empresas, agora e no período. Os dias começam à meia-noite de São Paulo; cada número leva às empresas que ele conta." />
      {failure !== null && !data ? (
        <ErrorState message={failure} onRetry={retry} />
      ) : (
        <>
          <TechnicalCards cards={data?.cards} onOpen={setOf} />
          <section className={classes.section} aria-labelledby="technical-period">
            <div className={classes.sectionHead}>
              <h2 id="technical-period">Período</h2>
              <RangePicker interval={interval} onChange={setInterval} ranges={longRanges} maxDaysBack={730} />
            </div>
            {failure !== null ? (
              <ErrorState message={failure} onRetry={retry} />
            ) : (
              <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={isPlaceholderData}>
                <TechnicalCharts data={data} onOpen={setOf} />
              </div>
            )}
          </section>
        </>
      )}
      <AccountsDialog of={of} interval={interval} onClose={() => setOf(null)} />
    </Page>
  );
}
