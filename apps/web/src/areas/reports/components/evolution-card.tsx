import { Button, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { wholeNumber } from '../numbers.ts';
import type { Point, Series } from '../series.ts';
import { ChartCard } from './chart-card.tsx';
import classes from './chart-card.module.css';
import { PointsTable } from './points-table.tsx';

const Evolution = lazy(() => import('./plot.tsx').then((code) => ({ default: code.Evolution })));

interface Props {
  title: string;
  definition: string;
  series: readonly Series[];
  /** Undefined while it loads. */
  points: readonly Point[] | undefined;
  isStacked?: boolean;
}

/** A chart by day, which can also be read as a table. */
export function EvolutionCard({ title, definition, series, points, isStacked = false }: Props) {
  const [isTable, setTable] = useState(false);
  const totals = series.map(({ key, label }) => ({
    label,
    total: points?.reduce((sum, { values }) => sum + (values[key] ?? 0), 0) ?? 0,
  }));
  const isEmpty = points !== undefined && totals.every(({ total }) => total === 0);
  const summary = totals.map(({ label, total }) => `${label}: ${wholeNumber(total)}`).join('; ');
  return (
    <ChartCard
      title={title}
      definition={definition}
      isEmpty={isEmpty}
      action={
        points &&
        !isEmpty && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={
              isTable ? <IconChartBar size={14} aria-hidden /> : <IconTable size={14} aria-hidden />
            }
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Ver gráfico' : 'Ver tabela'}
          </Button>
        )
      }
    >
      {!points && <Skeleton height={264} />}
      {points && isTable && <PointsTable title={title} series={series} points={points} />}
      {points && !isTable && (
        <>
          <div role="img" aria-label={`${title}. ${summary}. A tabela traz os valores de cada dia.`}>
            <Suspense fallback={<Skeleton height={240} />}>
              <Evolution points={points} series={series} isStacked={isStacked} />
            </Suspense>
          </div>
          <ul className={classes.legend}>
            {series.map(({ key, label, color }) => (
              <li key={key}>
                <span className={classes.swatch} style={{ backgroundColor: color }} />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartCard>
  );
}
