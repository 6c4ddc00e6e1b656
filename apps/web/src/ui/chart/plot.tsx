import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, DonutChart } from '@mantine/charts';
import { wholeNumber } from './numbers.ts';
import type { Calendar, Point, Series } from './series.ts';

const height = 240;

interface EvolutionProps {
  points: readonly Point[];
  series: readonly Series[];
  /** Stacked where the values add up to a whole; side by side otherwise. */
  isStacked: boolean;
  /** Up to so many points there are bars, areas above. */
  maxBars: number;
  calendar: Calendar;
  /** How a value reads; `axis` where there is little room. */
  format: (value: number) => string;
  axis: (value: number) => string;
}

/** Values by day or month: bars for a few, areas for many. */
export function Evolution({ points, series, isStacked, maxBars, calendar, format, axis }: EvolutionProps) {
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
    valueFormatter: format,
    xAxisProps: { tickFormatter: calendar.short, minTickGap: 24 },
    yAxisProps: { allowDecimals: false, width: axis === format ? 40 : 64, tickFormatter: axis },
    tooltipProps: { labelFormatter: (day: unknown) => calendar.long(String(day)) },
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
