import { nodeTitles, type FlowVisit } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { clockTime, dateTime } from '../../../lib/dates.ts';
import classes from './visit-list.module.css';

interface Props {
  /** Oldest first. */
  visits: readonly FlowVisit[];
  /** The visit in question; it is scrolled into view. */
  current?: number | null;
  /** Goes to the step of a visit, where that is possible. */
  onPick?: ((visit: FlowVisit) => void) | undefined;
  /** How moments are written, where not in the browser's time zone. */
  clock?: Clock;
}

interface Clock {
  /** `14:05`. */
  time: (instant: string) => string;
  /** Day and time. */
  moment: (instant: string) => string;
}

const browserClock: Clock = { time: clockTime, moment: dateTime };

/** The path of a run through a flow, step by step, and why it took it. */
export function VisitList({ visits, current = null, ...shared }: Props) {
  return (
    <ol className={classes.root}>
      {visits.map((visit) => (
        <VisitItem key={visit.visit} visit={visit} isCurrent={visit.visit === current} {...shared} />
      ))}
    </ol>
  );
}

interface ItemProps extends Pick<Props, 'onPick' | 'clock'> {
  visit: FlowVisit;
  isCurrent: boolean;
}

function VisitItem({ visit, isCurrent, onPick, clock = browserClock }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);
  const { input, why, at, failed, edited } = visit;
  const title = visitTitle(visit) || 'Passo que não existe mais';
  return (
    <li
      ref={item}
      className={classes.item}
      data-current={isCurrent || undefined}
      data-failed={failed || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <div className={classes.head}>
        {onPick ? (
          <button type="button" className={classes.pick} onClick={() => onPick(visit)}>
            {title}
          </button>
        ) : (
          <span className={classes.title}>{title}</span>
        )}
        <time className={classes.time} dateTime={at} title={clock.moment(at)}>
          {clock.time(at)}
        </time>
      </div>
      {input !== null && <p className={classes.input}>“{input}”</p>}
      {edited && (
        <p className={classes.edited}>
          O cliente editou a mensagem depois, em {clock.moment(edited)}. Para o fluxo vale o primeiro texto.
        </p>
      )}
      {why && <p className={classes.why}>{why}</p>}
      <Changes changes={visit.changes} />
    </li>
  );
}

function Changes({ changes }: Pick<FlowVisit, 'changes'>) {
  const entries = Object.entries(changes);
  if (entries.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || 'vazio'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the name of a visit's step: its label on the canvas, or its kind. */
export function visitTitle({ label, type }: Pick<FlowVisit, 'label' | 'type'>): string {
  if (label) return label;
  const titles: Record<string, string | undefined> = nodeTitles;
  return titles[type] ?? type;
}
