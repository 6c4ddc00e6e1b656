import type { Calendar, Point, Series } from './series.ts';
import classes from './chart-card.module.css';

interface Props {
  title: string;
  series: readonly Series[];
  points: readonly Point[];
  calendar: Calendar;
  format: (value: number) => string;
}

/** The values of a chart, newest day first. */
export function PointsTable({ title, series, points, calendar, format }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table scrolls, with the keyboard too
    <div className={classes.tableFrame} tabIndex={0} role="region" aria-label={`${title}, tabela`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{calendar.name}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, values }) => (
            <tr key={day}>
              <th scope="row">{calendar.long(day)}</th>
              {series.map(({ key }) => (
                <td key={key}>{format(values[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
