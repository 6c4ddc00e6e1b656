import { calls } from '@prosa/contract';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { BaseCards } from '../financial/base-cards.tsx';
import { BillingCards } from '../financial/billing-cards.tsx';
import { EntriesDialog, type Entries } from '../financial/entries-dialog.tsx';
import { FinancialCharts } from '../financial/financial-charts.tsx';
import { ProjectionCards } from '../financial/projection-cards.tsx';

/** What changes by itself is looked at again this often. */
const refetchInterval = 60_000;

/** Financial dashboard: subscriptions, sales, revenue and where it is heading. */
export function FinancialDashboard() {
  const { data, error, refetch } = useCall(calls.getFinancialDashboardData, {}, { refetchInterval });
  const [entries, setEntries] = useState<Entries | null>(null);
  return (
    <Page>
      <PageHeader description="Assinaturas e vendas como o provedor de cobrança as informa. Os dias começam à meia-noite de São Paulo; cada número leva ao que ele conta." />
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <>
          <BaseCards data={data} onOpen={setEntries} />
          <BillingCards data={data} onOpen={setEntries} />
          <ProjectionCards data={data} />
          <FinancialCharts data={data} />
        </>
      )}
      <EntriesDialog entries={entries} onClose={() => setEntries(null)} />
    </Page>
  );
}
