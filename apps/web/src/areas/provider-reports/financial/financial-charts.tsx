import { limits, type FinancialDashboardData } from '@prosa/contract';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { DistributionCard } from '../../../ui/chart/distribution-card.tsx';
import { EvolutionCard } from '../../../ui/chart/evolution-card.tsx';
import { byMonths, toneAt, type Point, type Series } from '../../../ui/chart/series.ts';
import { cycleName } from './cycle-name.ts';

const one = (label: string, color: string): readonly Series[] => [{ key: 'value', label, color }];
const maxBars = limits.admin_dashboard_max_bars;
const money = { format: moneyText, axis: shortMoney, maxBars };
const emptyHint = 'O provedor de cobrança ainda não informou nada deste período.';
const counts = { maxBars, emptyHint };

const saleSeries: readonly Series[] = [
  { key: 'new', label: 'Novas', color: 'var(--accent)' },
  { key: 'old', label: 'Recorrências', color: 'var(--flow)' },
];
const monthSeries: readonly Series[] = [
  { key: 'net', label: 'Líquido', color: 'var(--accent)' },
  { key: 'refunds', label: 'Reembolsos', color: 'var(--failure)' },
];

/** Shows the charts of sales, revenue and subscriptions. */
export function FinancialCharts({ data }: { data: FinancialDashboardData | undefined }) {
  return (
    <section className={classes.section} aria-labelledby="financial-charts">
      <div className={classes.sectionHead}>
        <h2 id="financial-charts">Evolução</h2>
      </div>
      <div className={classes.charts}>
        <SaleCharts data={data} />
        <RevenueCharts data={data} />
        <BaseCharts data={data} />
      </div>
    </section>
  );
}

interface Props {
  /** Undefined while it loads. */
  data: FinancialDashboardData | undefined;
}

function SaleCharts({ data }: Props) {
  return (
    <>
      <EvolutionCard
        title="Tipos de venda"
        definition="Vendas pagas em cada um dos últimos 30 dias: novas (primeiro ciclo ou compra avulsa) e recorrências (ciclos seguintes)."
        series={saleSeries}
        points={data?.sell_type_chart.map(({ _id: day, ...values }) => ({ day, values }))}
        isStacked
        {...counts}
      />
      <EvolutionCard
        title="Faturamento mensal consolidado"
        definition="O que foi pago em cada um dos últimos 12 meses: o líquido e o que foi devolvido no mês. O mês atual ainda não terminou."
        series={monthSeries}
        points={data && monthPoints(data)}
        calendar={byMonths}
        isStacked
        emptyHint={emptyHint}
        {...money}
      />
    </>
  );
}

function RevenueCharts({ data }: Props) {
  return (
    <>
      <EvolutionCard
        title="Faturamento diário"
        definition="O que foi pago em cada um dos últimos 60 dias, antes de reembolsos."
        series={one('Faturamento', 'var(--accent)')}
        points={data?.sell_income_chart.map(({ _id: day, income: value }) => ({ day, values: { value } }))}
        emptyHint={emptyHint}
        {...money}
      />
      <EvolutionCard
        title="Faturamento médio (14 dias)"
        definition="Em cada dia, a média por dia dos 14 dias que terminam nele."
        series={one('Média por dia', 'var(--flow)')}
        points={data?.average_revenue_chart.map(referencePoint)}
        sums="last"
        emptyHint={emptyHint}
        {...money}
      />
      <EvolutionCard
        title="Projeção de faturamento mensal"
        definition="Em cada dia, a média dos 14 dias que terminam nele × 30."
        series={one('Projeção de 30 dias', 'var(--ai)')}
        points={data?.projection_chart.map(referencePoint)}
        sums="last"
        emptyHint={emptyHint}
        {...money}
      />
    </>
  );
}

function BaseCharts({ data }: Props) {
  const cycles = data?.cycle_chart;
  return (
    <>
      <DistributionCard
        title="Distribuição de ciclos (30 dias)"
        definition="Vendas pagas nos últimos 30 dias pela frequência com que o plano é cobrado."
        parts={cycles?.map(({ _id, all }, place) => ({
          _id,
          all,
          name: cycleName(_id),
          color: toneAt(place),
        }))}
        total={cycles?.reduce((sum, { all }) => sum + all, 0) ?? 0}
        emptyHint={emptyHint}
      />
      <EvolutionCard
        title="Contas ativas"
        definition="Assinaturas em dia ao fim de cada um dos últimos 60 dias; hoje, neste momento."
        series={one('Ativas', 'var(--accent)')}
        points={data?.active_accounts_chart.map(referencePoint)}
        sums="last"
        {...counts}
      />
      <EvolutionCard
        title="Cancelamentos"
        definition="Assinaturas canceladas em cada um dos últimos 60 dias."
        series={one('Cancelamentos', 'var(--failure)')}
        points={data?.canceled_chart.map(({ _id: day, canceled: value }) => ({ day, values: { value } }))}
        {...counts}
      />
    </>
  );
}

function referencePoint({ reference_date: day, value }: { reference_date: string; value: number }): Point {
  return { day, values: { value } };
}

function monthPoints({ month_incomes, month_refunds }: FinancialDashboardData): Point[] {
  const refunded = new Map(month_refunds.map(({ _id, total }) => [_id, total]));
  return month_incomes.map(({ _id: day, total }) => {
    const refunds = refunded.get(day) ?? 0;
    return { day, values: { net: total - refunds, refunds } };
  });
}
