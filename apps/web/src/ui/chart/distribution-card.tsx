import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { share, wholeNumber } from './numbers.ts';
import { restColor } from './series.ts';
import { ChartCard } from './chart-card.tsx';
import classes from './chart-card.module.css';

const Donut = lazy(() => import('./plot.tsx').then((code) => ({ default: code.Donut })));

/** How many parts get a slice of their own; more could not be told apart. */
const maxSlices = 8;

/** A part of the whole, with the address of its conversations if it has one. */
export interface Part {
  _id: string;
  name: string;
  all: number;
  color: string;
  to?: string;
}

interface Props {
  title: string;
  definition: string;
  /** Undefined while it loads; largest first. */
  parts: readonly Part[] | undefined;
  /** The whole that shares refer to. */
  total: number;
  emptyHint?: string;
  action?: ReactNode;
}

/** A donut and, beside it, every part with its number: the list says all that the chart shows. */
export function DistributionCard({ title, definition, parts, total, ...frame }: Props) {
  return (
    <ChartCard title={title} definition={definition} isEmpty={parts?.length === 0} {...frame}>
      {!parts && <Skeleton height={168} />}
      {parts && (
        <div className={classes.shares}>
          <div className={classes.donut} aria-hidden>
            <Suspense fallback={<Skeleton circle height={168} />}>
              <Donut slices={slicesOf(parts)} total={wholeNumber(total)} />
            </Suspense>
          </div>
          <ul className={classes.rows} aria-label={title}>
            {parts.map(({ _id, name, all, color, to }) => (
              <li key={_id}>
                <Row to={to}>
                  <span className={classes.swatch} style={{ backgroundColor: color }} />
                  <span className={classes.rowName}>{name}</span>
                  <span data-numeric>{wholeNumber(all)}</span>
                  <span className={classes.rowShare} data-numeric>
                    {share(all, total)}
                  </span>
                </Row>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartCard>
  );
}

function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined)
    return (
      <div className={classes.row} data-plain>
        {children}
      </div>
    );
  return (
    <Link to={to} className={classes.row}>
      {children}
    </Link>
  );
}

function slicesOf(parts: readonly Part[]) {
  const slices = parts.slice(0, maxSlices).map(({ name, all, color }) => ({ name, value: all, color }));
  const others = parts.slice(maxSlices).reduce((sum, { all }) => sum + all, 0);
  return others ? [...slices, { name: 'Outros', value: others, color: restColor }] : slices;
}
