import { Button, Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconTargetArrow } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Guide } from '../../first-steps/components/guide.tsx';
import { useFirstSteps } from '../../first-steps/use-first-steps.ts';
import classes from '../components/dashboard.module.css';
import { Moment } from '../components/moment.tsx';
import { Report } from '../components/report.tsx';
import { useDashboardRefresh } from '../use-dashboard-refresh.ts';
import { resultsLink } from '../results/result-links.ts';
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
  const steps = useFirstSteps();
  const led = steps?.is_over === false ? steps : null;
  // Until a customer wrote, the numbers of the rest could only be zeros.
  if (led && !led.waiting && !led.done.includes('message'))
    return (
      <Page>
        <Guide steps={led} />
      </Page>
    );
  return (
    <Page>
      {led && (
        <div className={classes.guide}>
          <Guide steps={led} />
        </div>
      )}
      <PageHeader
        description="O atendimento agora e no período. Cada número leva às conversas que ele conta."
        actions={
          <>
            <Select
              className={classes.channel}
              aria-label="Canal"
              data={[{ value: all, label: 'Todos os canais' }, ...channels]}
              value={channel ?? all}
              onChange={(value) => filter.setChannel(value === all ? null : value)}
              allowDeselect={false}
            />
            <Button
              component={Link}
              variant="default"
              to={resultsLink({ ...filter, channel })}
              leftSection={<IconTargetArrow size={16} aria-hidden />}
            >
              Notas e resultados
            </Button>
          </>
        }
      />
      <Moment channel={channel} />
      <Report filter={{ ...filter, channel }} />
    </Page>
  );
}
