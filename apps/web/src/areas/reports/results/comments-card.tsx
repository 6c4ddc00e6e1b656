import { calls } from '@prosa/contract';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import { scoresLink } from './result-links.ts';
import { valueText } from './result-words.ts';
import classes from './results.module.css';
import { Moment, TalkLink } from './talk-cells.tsx';

const maxShown = 5;

/** What customers wrote last; nothing is shown where nobody wrote. */
export function CommentsCard({ filter }: { filter: ReportFilter }) {
  const { channel, flow, interval } = filter;
  const { data } = useCall(
    calls.getResultScores,
    { interval, selected_chip: channel, flow, commented: true },
    { keepPrevious: true },
  );
  if (!data?.data.length) return null;
  return (
    <section className={classes.card} aria-label="Últimos comentários">
      <div className={classes.cardHead}>
        <h3>Últimos comentários</h3>
        <Link className={classes.muted} to={scoresLink(filter, { commented: true })}>
          Ver todos
        </Link>
      </div>
      <ul className={classes.comments}>
        {data.data.slice(0, maxShown).map((score) => (
          <li key={score._id}>
            <strong data-numeric>{valueText(score.scale, score.value)}</strong>
            <p className={classes.comment}>{score.comment}</p>
            <span className={classes.muted}>
              <TalkLink {...score} /> · <Moment at={score.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
