import type { ScoreSummary } from '@prosa/contract';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { Definition } from '../../../ui/chart/definition.tsx';
import { share, wholeNumber } from '../../../ui/chart/numbers.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import { scoresLink } from './result-links.ts';
import { scaleWords, valueText } from './result-words.ts';
import classes from './results.module.css';

const definitions = {
  nps: 'De cada 100 que responderam, os que deram 9 ou 10 (promotores) menos os que deram de 0 a 6 (detratores). Vai de −100 a 100.',
  csat: 'De cada 100 que responderam, os que deram 4 ou 5, ou 👍.',
};

/** The scores of one scale: the number that sums them up, how many answered, and how they are spread. */
export function ScoreCard({ scores, filter }: { scores: ScoreSummary; filter: ReportFilter }) {
  const { scale, asked, answered, average, nps, csat, distribution } = scores;
  const largest = Math.max(1, ...distribution.map((one) => one.scores));
  const kind = scale === '0-10' ? 'nps' : 'csat';
  const measure = kind === 'nps' ? 'NPS' : 'Satisfação';
  return (
    <section className={classes.card} aria-label={scaleWords[scale]}>
      <div className={classes.cardHead}>
        <h3>{scaleWords[scale]}</h3>
        <Definition of={measure}>{definitions[kind]}</Definition>
      </div>
      <p className={classes.main}>
        <Link to={scoresLink(filter, { scale })} data-numeric>
          {kind === 'nps' ? signed(nps?.score) : csat === null ? '–' : `${csat}%`}
        </Link>
        <span>
          {measure}
          {average !== null && scale !== 'thumbs' && ` · média ${average.toFixed(1).replace('.', ',')}`}
        </span>
      </p>
      <p className={classes.muted}>
        {wholeNumber(answered)} de {wholeNumber(asked)} responderam ({share(answered, asked)})
      </p>
      {nps && (
        <p className={classes.groups}>
          <Link to={scoresLink(filter, { scale, min: 9, max: 10 })}>
            {named(nps.promoters, 'promotor', 'promotores')}
          </Link>
          <Link to={scoresLink(filter, { scale, min: 7, max: 8 })}>
            {named(nps.passives, 'neutro', 'neutros')}
          </Link>
          <Link to={scoresLink(filter, { scale, min: 0, max: 6 })}>
            {named(nps.detractors, 'detrator', 'detratores')}
          </Link>
        </p>
      )}
      <ul className={classes.bars}>
        {distribution.toReversed().map(({ value, scores: count }) => (
          <li key={value}>
            <Link to={scoresLink(filter, { scale, min: value, max: value })}>
              <VisuallyHidden>Nota</VisuallyHidden>
              <span className={classes.value}>{valueText(scale, value)}</span>
              <span className={classes.track}>
                <span style={{ width: `${(count / largest) * 100}%` }} />
              </span>
              <VisuallyHidden>vezes dada:</VisuallyHidden>
              <span className={classes.count}>{wholeNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function named(count: number, one: string, many: string): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

function signed(score: number | undefined): string {
  if (score === undefined) return '–';
  return score < 0 ? `−${-score}` : String(score);
}
