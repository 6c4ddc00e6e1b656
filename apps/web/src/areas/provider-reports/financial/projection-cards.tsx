import { Skeleton } from '@mantine/core';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { FinancialDashboardData } from '@prosa/contract';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { NumberCard } from '../../../ui/chart/number-card.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import own from './financial.module.css';

interface Props {
  /** Undefined while it loads. */
  data: FinancialDashboardData | undefined;
}

const stretches = [
  { key: 'week', label: 'Próximos 7 dias', days: 7 },
  { key: 'month', label: 'Próximos 30 dias', days: 30 },
] as const;

/** What the daily average of two weeks comes to, compared with what came in. */
export function ProjectionCards({ data }: Props) {
  const projections = data?.projections;
  return (
    <section className={classes.section} aria-labelledby="financial-projections">
      <div className={classes.sectionHead}>
        <h2 id="financial-projections">Projeções</h2>
      </div>
      <div className={classes.three}>
        <NumberCard
          label="Média por dia"
          definition="Faturamento dos últimos 14 dias dividido por 14, antes de reembolsos. É a base das projeções."
          value={projections?.averages.two_weeks}
          format={moneyText}
          short={shortMoney}
        >
          {projections &&
            `${moneyText(projections.averages.week)} em 7 dias · ${moneyText(projections.averages.month)} em 30 dias`}
        </NumberCard>
        {stretches.map(({ key, label, days }) => (
          <NumberCard
            key={key}
            label={label}
            definition={`Média por dia dos últimos 14 dias × ${days}. A diferença é 100 − (média por dia dos últimos ${days} dias ÷ média dos 14 dias × 100): positiva quando a projeção passa do que entrou.`}
            value={projections?.[key].value}
            format={moneyText}
            short={shortMoney}
            badge={<Difference percent={projections?.[key].difference} />}
          >
            {projections && `${moneyText(projections[key].actual)} nos últimos ${days} dias`}
          </NumberCard>
        ))}
      </div>
    </section>
  );
}

/** Shows the difference in percent: green from 0 up, red below. */
function Difference({ percent }: { percent: number | null | undefined }) {
  if (percent === undefined) return <Skeleton height={18} width={52} />;
  if (percent === null) return null;
  const isNegative = percent < 0;
  const Symbol = isNegative ? IconTrendingDown : IconTrendingUp;
  const text = `${isNegative ? '−' : '+'}${Math.abs(percent).toLocaleString('pt-BR')}%`;
  return (
    <span className={own.difference} data-negative={isNegative || undefined}>
      <Symbol size={12} aria-hidden />
      <VisuallyHidden>Diferença: </VisuallyHidden>
      {text}
    </span>
  );
}
