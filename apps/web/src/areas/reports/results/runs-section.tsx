import type { FlowResults } from '@prosa/contract';
import { IconRobot } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import dashboardClasses from '../../../ui/chart/dashboard.module.css';
import { DistributionCard } from '../../../ui/chart/distribution-card.tsx';
import { EvolutionCard } from '../../../ui/chart/evolution-card.tsx';
import { resultPoints, resultSeries } from '../series.ts';
import { toneAt } from '../../../ui/chart/series.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import { flowColumns } from './flow-columns.tsx';
import { runsLink } from './result-links.ts';
import { outcomeText } from './result-words.ts';
import { RunCards } from './run-cards.tsx';

interface Props {
  /** Undefined while it loads. */
  data: FlowResults | undefined;
  filter: ReportFilter;
}

/** What became of the runs of a period, by day, by outcome and by flow. */
export function RunsSection({ data, filter }: Props) {
  const outcomes = data?.outcomes.map(({ outcome, runs }, place) => ({
    _id: outcome,
    name: outcomeText(outcome),
    all: runs,
    color: toneAt(place),
    to: runsLink(filter, { outcome }),
  }));
  return (
    <section className={dashboardClasses.section} aria-labelledby="results-runs">
      <div className={dashboardClasses.sectionHead}>
        <h2 id="results-runs">Atendimentos dos robôs</h2>
      </div>
      <RunCards data={data} filter={filter} />
      <div className={dashboardClasses.charts}>
        <EvolutionCard
          title="Evolução dos atendimentos"
          definition="Vezes em que um robô começou a atender em cada dia, e o que foi feito delas."
          series={resultSeries}
          points={data && resultPoints(data)}
          isStacked
        />
        <DistributionCard
          title="Resultados"
          definition="A palavra do Fim a que os robôs chegaram: resolvido, convertido, abandonado ou uma da empresa."
          total={outcomes?.reduce((sum, { all }) => sum + all, 0) ?? 0}
          parts={outcomes}
        />
      </div>
      {filter.flow === null && (
        <DataTable
          label="Resultados por fluxo"
          columns={flowColumns(filter)}
          rows={data?.flows}
          rowKey={({ _id }) => _id}
          empty={
            <EmptyState icon={IconRobot} title="Nenhum robô atendeu neste período">
              Escolha outro período, ou publique um fluxo e ligue-o a um número.
            </EmptyState>
          }
        />
      )}
    </section>
  );
}
