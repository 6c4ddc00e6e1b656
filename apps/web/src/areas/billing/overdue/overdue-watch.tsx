import { limits } from '@prosa/contract';
import { lazy, useState } from 'react';
import { useCan } from '../../../lib/current-user.tsx';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { useSubscription } from '../use-subscription.ts';

const loadDialog = () => import('./overdue-dialog.tsx');
const OverdueDialog = lazy(() => loadDialog().then((code) => ({ default: code.OverdueDialog })));

/** Shows the owner, on every screen, that invoices are overdue. */
export function OverdueWatch() {
  return useCan()('subscription.view') ? <Watch /> : null;
}

/** What somebody closed the dialog about, and when. */
interface Closed {
  codes: string;
  at: number;
}

/** A closed dialog comes back with the next regular look, or when another invoice is overdue. */
function Watch() {
  const { data, dataUpdatedAt } = useSubscription();
  const [closed, setClosed] = useState<Closed | null>(null);
  const overdue =
    data?.last_status === 'pastdue' ? data.invoices.filter(({ status }) => status === 'pastdue') : [];
  const codes = overdue.map(({ code }) => code).join(' ');
  const isClosed = closed?.codes === codes && dataUpdatedAt - closed.at < limits.subscription_check_ms / 2;
  return (
    <OnDemand when={overdue.length > 0 && !isClosed} load={loadDialog}>
      {(opened) => (
        <OverdueDialog
          opened={opened}
          invoices={overdue}
          onClose={() => setClosed({ codes, at: dataUpdatedAt })}
        />
      )}
    </OnDemand>
  );
}
