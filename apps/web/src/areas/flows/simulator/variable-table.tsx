import { useId } from 'react';
import classes from './variable-table.module.css';

interface Props {
  title: string;
  values: Readonly<Record<string, unknown>>;
  /** Shown while there are none. */
  empty: string;
}

/** Variables with their values. */
export function VariableTable({ title, values, empty }: Props) {
  const heading = useId();
  const entries = Object.entries(values);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classes.title}>
        {title}
      </h3>
      {entries.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <dl className={classes.list}>
          {entries.map(([name, value]) => (
            <div key={name} className={classes.row}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
