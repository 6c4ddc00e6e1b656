import { IconChartDonut } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Definition } from './definition.tsx';
import classes from './chart-card.module.css';

interface Props {
  title: string;
  definition: string;
  isEmpty: boolean;
  /** What to do where nothing is there to draw. */
  emptyHint?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a chart: its name, what it means, and what is shown when there is nothing to draw. */
export function ChartCard({
  title,
  definition,
  isEmpty,
  emptyHint = 'Escolha outro período ou outro canal.',
  action,
  children,
}: Props) {
  const heading = useId();
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 className={classes.title} id={heading}>
          {title}
        </h3>
        <Definition of={title}>{definition}</Definition>
        <span className={classes.action}>{action}</span>
      </div>
      {isEmpty ? (
        <EmptyState icon={IconChartDonut} title="Nada neste período">
          {emptyHint}
        </EmptyState>
      ) : (
        children
      )}
    </section>
  );
}
