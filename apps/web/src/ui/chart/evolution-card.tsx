import { Button, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ChartCard } from './chart-card.tsx';
import classes from './chart-card.module.css';
import { wholeNumber } from './numbers.ts';
import { PointsTable } from './points-table.tsx';
import { byDays, type Calendar, type Point, type Series } from './series.ts';

const Evolution = lazy(() => import('./plot.tsx').then((code) => ({ default: code.Evolution })));

interface Props {
  title: string;
  definition: string;
  series: readonly Series[];
  /** Undefined while it loads. */
  points: readonly Point[] | undefined;
  isStacked?: boolean;
  /** Up to so many points there are bars, areas above. */
  maxBars?: number;
  calendar?: Calendar;
  /** How a value reads; `axis` where there is little room. */
  format?: (value: number) => string;
  axis?: (value: number) => string;
  /** What sums the chart up: the sum of its values, or the last one where each is a level. */
  sums?: 'total' | 'last';
  emptyHint?: string;
  /** Beside the button of the table. */
  action?: ReactNode;
}

/** A chart by day or month, which can also be read as a table. */
export function EvolutionCard({ title, definition, series, points, emptyHint, action, ...drawing }: Props) {
  const { isStacked = false, maxBars = 7, calendar = byDays, format = wholeNumber, sums = 'total' } = drawing;
  const { axis = format } = drawing;
  const [isTable, setTable] = useState(false);
  const isEmpty = points?.every(({ values }) => series.every(({ key }) => !values[key])) ?? false;
  const summary = series.map(({ key, label }) => `${label}: ${format(summed(points ?? [], key, sums))}`);
  const toggle = <TableButton isTable={isTable} onToggle={() => setTable(!isTable)} />;
  const shown = points && !isEmpty;
  return (
    <ChartCard
      title={title}
      definition={definition}
      isEmpty={isEmpty}
      emptyHint={emptyHint}
      action={
        shown && (
          <>
            {action}
            {toggle}
          </>
        )
      }
    >
      {!points && <Skeleton height={264} />}
      {points && isTable && <PointsTable {...{ title, series, points, calendar, format }} />}
      {points && !isTable && (
        <>
          <div role="img" aria-label={`${title}. ${summary.join('; ')}. A tabela traz todos os valores.`}>
            <Suspense fallback={<Skeleton height={240} />}>
              <Evolution {...{ points, series, isStacked, maxBars, calendar, format, axis }} />
            </Suspense>
          </div>
          <Legend series={series} />
        </>
      )}
    </ChartCard>
  );
}

function summed(points: readonly Point[], key: string, sums: 'total' | 'last'): number {
  if (sums === 'last') return points.at(-1)?.values[key] ?? 0;
  return points.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
}

function TableButton({ isTable, onToggle }: { isTable: boolean; onToggle: () => void }) {
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="gray"
      leftSection={isTable ? <IconChartBar size={14} aria-hidden /> : <IconTable size={14} aria-hidden />}
      onClick={onToggle}
    >
      {isTable ? 'Ver gráfico' : 'Ver tabela'}
    </Button>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ key, label, color }) => (
        <li key={key}>
          <span className={classes.swatch} style={{ backgroundColor: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
