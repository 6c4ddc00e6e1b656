import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { dayText } from '../../../lib/dates.ts';
import { contentText, repetitionText } from '../schedule-words.ts';
import classes from './schedule-dialog.module.css';

const most = 5;

/** Shows what is already scheduled for a contact; nothing where nothing is. */
export function PendingSchedules({ contact_id }: { contact_id: string }) {
  const asked = { contact: contact_id, status: 'scheduled', limit: most } as const;
  const { data } = useCall(calls.getScheduledMessages, asked);
  if (!data?.data.length) return null;
  const more = data.total - data.data.length;
  return (
    <section className={classes.pending} aria-label="Já agendados">
      <h3 className={classes.heading}>Já agendados para este contato</h3>
      <ul className={classes.list}>
        {data.data.map(({ _id, day, time, repeats, ...content }) => (
          <li key={_id} className={classes.item}>
            <span className={classes.when}>
              {dayText(day)} {time}
            </span>
            <span className={classes.text}>
              {contentText(content) || content.media?.name}
              {repeats && ` · ${repetitionText(repeats)}`}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>e mais {more}</p>}
    </section>
  );
}
