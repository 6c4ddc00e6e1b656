import { Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import classes from '../components/dashboard.module.css';
import { Moment } from '../components/moment.tsx';
import { Report } from '../components/report.tsx';
import { useDashboardRefresh } from '../use-dashboard-refresh.ts';
import { useReportFilter } from '../use-report-filter.ts';

const all = 'todos';

/** Dashboard: the state of this moment, and what happened in a period. Live while it is shown. */
export function Dashboard() {
  const filter = useReportFilter();
  const { data: chips } = useCall(calls.getChips, {});
  useDashboardRefresh();
  const channels = (chips ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  // A number that was removed in the meantime counts as none.
  const isKnown = !chips || channels.some(({ value }) => value === filter.channel);
  const channel = isKnown ? filter.channel : null;
  return (
    <Page>
      <PageHeader
        description="O atendimento agora e no período. Cada número leva às conversas que ele conta."
        actions={
          <Select
            className={classes.channel}
            aria-label="Canal"
            data={[{ value: all, label: 'Todos os canais' }, ...channels]}
            value={channel ?? all}
            onChange={(value) => filter.setChannel(value === all ? null : value)}
            allowDeselect={false}
          />
        }
      />
      <Moment channel={channel} />
      <Report filter={{ ...filter, channel }} />
    </Page>
  );
}
