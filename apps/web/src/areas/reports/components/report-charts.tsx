import type { DashboardData } from '@prosa/contract';
import { conversationsLink } from '../links.ts';
import { departmentPoints, departmentSeries, handlerPoints, handlers } from '../series.ts';
import { toneAt } from '../../../ui/chart/series.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { DistributionCard } from '../../../ui/chart/distribution-card.tsx';
import { EvolutionCard } from '../../../ui/chart/evolution-card.tsx';

interface Props {
  /** Undefined while it loads. */
  data: DashboardData | undefined;
  channel: string | null;
}

/** The four charts; the chart of tags only while all numbers are shown. */
export function ReportCharts({ data, channel }: Props) {
  const total = data?.conversation_cards.all ?? 0;
  const linkTo = (part: { department?: string; tag?: string }) =>
    data ? conversationsLink({ from: data.from, to: data.to, channel, ...part }) : '';
  return (
    <div className={classes.charts}>
      <EvolutionCard
        title="Evolução das conversas"
        definition="Novas conversas de cada dia, por quem as atende: chatbot ou pessoa."
        series={handlers}
        points={data && handlerPoints(data)}
        isStacked
      />
      <EvolutionCard
        title="Evolução por departamento"
        definition="Novas conversas de cada dia, pelo departamento em que estão agora. Os cinco com mais conversas têm linha própria."
        series={data ? departmentSeries(data) : []}
        points={data && departmentPoints(data)}
      />
      <DistributionCard
        title="Distribuição por departamento"
        definition="Novas conversas do período pelo departamento em que estão agora; uma transferência leva a conversa junto."
        total={total}
        parts={data?.department_distribution.map((part, place) => ({
          ...part,
          color: toneAt(place),
          to: linkTo({ department: part._id }),
        }))}
      />
      {data?.tag_distribution !== null && (
        <DistributionCard
          title="Distribuição por tag"
          definition="Novas conversas do período pelas tags que o contato tem agora. Quem tem duas tags conta nas duas; quem não tem, em nenhuma."
          total={total}
          parts={data?.tag_distribution.map((part) => ({ ...part, to: linkTo({ tag: part._id }) }))}
        />
      )}
    </div>
  );
}
