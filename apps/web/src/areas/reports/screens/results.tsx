import { Group } from '@mantine/core';
import { calls, type FlowResults } from '@prosa/contract';
import { IconMessageStar } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import dashboardClasses from '../../../ui/chart/dashboard.module.css';
import { RangePicker } from '../../../ui/form/range-picker.tsx';
import { CommentsCard } from '../results/comments-card.tsx';
import { ResultSelects } from '../results/result-selects.tsx';
import classes from '../results/results.module.css';
import { RunsSection } from '../results/runs-section.tsx';
import { ScoreCard } from '../results/score-card.tsx';
import { SplitCard } from '../results/split-card.tsx';
import { useReportFilter, type ReportFilter } from '../use-report-filter.ts';

const refreshMs = 5000;

/** /resultados: what bots achieved: scores, outcomes, runs and A/B tests. Live while it is shown. */
export function Results() {
  const filter = useReportFilter();
  const { channel, flow, interval } = filter;
  useLiveRefresh({
    on: ['load_realtime'],
    of: [calls.getFlowResults, calls.getSplitResults, calls.getResultScores],
    delay: refreshMs,
    onlyVisible: true,
  });
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.getFlowResults,
    { interval, selected_chip: channel, flow },
    { keepPrevious: true },
  );
  const isFailed = error !== null && (!data || isPlaceholderData);
  return (
    <Page>
      <PageHeader description="O que os robôs conseguiram no período. Cada número leva às conversas que ele conta.">
        <Group gap="xs">
          <RangePicker interval={interval} onChange={filter.setInterval} />
          <ResultSelects filter={filter} />
        </Group>
      </PageHeader>
      <div className={dashboardClasses.section}>
        {isFailed ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <div
            className={isPlaceholderData ? dashboardClasses.stale : undefined}
            aria-busy={isPlaceholderData}
          >
            <Scores data={data} filter={filter} />
            <RunsSection data={data} filter={filter} />
            <Splits filter={filter} />
          </div>
        )}
      </div>
    </Page>
  );
}

interface PartProps {
  /** Undefined while it loads. */
  data: FlowResults | undefined;
  filter: ReportFilter;
}

function Scores({ data, filter }: PartProps) {
  return (
    <section className={dashboardClasses.section} aria-labelledby="results-scores">
      <div className={dashboardClasses.sectionHead}>
        <h2 id="results-scores">Notas dos clientes</h2>
      </div>
      {!data && <SkeletonRows rows={4} />}
      {data?.scores.length === 0 && (
        <EmptyState icon={IconMessageStar} title="Nenhuma nota pedida neste período">
          Use o passo “Avaliação” num fluxo para saber o que os clientes acharam.
        </EmptyState>
      )}
      {data && data.scores.length > 0 && (
        <div className={classes.cards}>
          {data.scores.map((scores) => (
            <ScoreCard key={scores.scale} scores={scores} filter={filter} />
          ))}
          <CommentsCard filter={filter} />
        </div>
      )}
    </section>
  );
}

/** Nothing is shown where nobody went through a test. */
function Splits({ filter }: Pick<PartProps, 'filter'>) {
  const { channel, flow, interval } = filter;
  const { data, error, refetch } = useCall(
    calls.getSplitResults,
    { interval, selected_chip: channel, flow },
    { keepPrevious: true },
  );
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <section className={dashboardClasses.section} aria-labelledby="results-splits">
      <div className={dashboardClasses.sectionHead}>
        <h2 id="results-splits">Testes A/B</h2>
      </div>
      <div className={classes.cards}>
        {data.map((split) => (
          <SplitCard key={`${split.flow._id} ${split.node}`} split={split} filter={filter} />
        ))}
      </div>
    </section>
  );
}
