import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, DonutChart } from '@mantine/charts';
import { dayText } from '../../../lib/dates.ts';
import { shortDay, wholeNumber } from '../numbers.ts';
import type { Point, Series } from '../series.ts';

const maxBars = 7;
const height = 240;

interface EvolutionProps {
  points: readonly Point[];
  series: readonly Series[];
  /** Stacked where the values add up to a whole; side by side otherwise. */
  isStacked: boolean;
}

/** Values by day: bars up to 7 days, areas above. */
export function Evolution({ points, series, isStacked }: EvolutionProps) {
  const shared = {
    h: height,
    data: points.map(({ day, values }) => ({ day, ...values })),
    dataKey: 'day',
    series: series.map(({ key, label, color }) => ({ name: key, label, color })),
    type: isStacked ? ('stacked' as const) : ('default' as const),
    textColor: 'var(--text-muted)',
    gridColor: 'var(--border)',
    tickLine: 'none' as const,
    strokeDasharray: '0',
    valueFormatter: wholeNumber,
    xAxisProps: { tickFormatter: shortDay, minTickGap: 24 },
    yAxisProps: { allowDecimals: false, width: 40 },
    tooltipProps: { labelFormatter: (day: unknown) => dayText(String(day)) },
  };
  if (points.length <= maxBars) {
    return (
      <BarChart
        {...shared}
        maxBarWidth={36}
        fillOpacity={1}
        cursorFill="var(--surface-sunken)"
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    );
  }
  return (
    <AreaChart
      {...shared}
      curveType="linear"
      withDots={false}
      fillOpacity={isStacked ? 0.35 : 0.08}
      areaProps={{ isAnimationActive: false }}
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}

interface Slice {
  name: string;
  value: number;
  color: string;
}

/** Shares of a whole; an outline around each separates pale colours from the page. */
export function Donut({ slices, total }: { slices: readonly Slice[]; total: string }) {
  return (
    <DonutChart
      data={[...slices]}
      size={168}
      thickness={24}
      chartLabel={total}
      strokeColor="var(--border-control)"
      strokeWidth={1}
      tooltipDataSource="segment"
      valueFormatter={wholeNumber}
      accessibilityLayer={false}
      pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
      labelColor="var(--text)"
    />
  );
}
