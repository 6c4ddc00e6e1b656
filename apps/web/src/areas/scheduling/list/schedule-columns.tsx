import { formatPhone } from '@prosa/brazil';
import type { ScheduledMessage } from '@prosa/contract';
import { IconRepeat } from '@tabler/icons-react';
import { dayText } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { QuickFile } from '../../quick-messages/components/quick-file.tsx';
import { contentText, receiverName, repetitionText, stateWords } from '../schedule-words.ts';
import classes from './schedule-columns.module.css';

/** The columns of the table of schedules. */
export const scheduleColumns: readonly Column<ScheduledMessage>[] = [
  { id: 'when', header: 'Data e hora', width: '9.75rem', primary: true, render: (row) => <When {...row} /> },
  { id: 'to', header: 'Telefone', width: '11rem', render: (row) => <Receiver {...row} /> },
  { id: 'message', header: 'Mensagem', render: (row) => <Content {...row} /> },
  { id: 'status', header: 'Situação', width: '8.5rem', render: (row) => <State {...row} /> },
];

function When({ day, time, scheduledTo, repeats }: ScheduledMessage) {
  return (
    <span className={classes.lines}>
      <time dateTime={scheduledTo} className={classes.when}>
        {dayText(day)} {time}
      </time>
      {repeats && (
        <span className={classes.hint}>
          <IconRepeat size={13} aria-hidden /> {repetitionText(repeats)}
        </span>
      )}
    </span>
  );
}

function Receiver({ to, contact, chip }: ScheduledMessage) {
  const phone = formatPhone(to);
  const name = receiverName({ to, contact });
  return (
    <span className={classes.lines}>
      {name === phone ? (
        <span className={classes.phone}>{phone}</span>
      ) : (
        <span className={classes.name}>
          <Name>{name}</Name>
        </span>
      )}
      {name !== phone && phone && <span className={classes.hint}>{phone}</span>}
      <span className={classes.hint}>
        por <Name>{chip.name}</Name>
      </span>
    </span>
  );
}

function Content({ type, message, media, flow, opens_for_me, user }: ScheduledMessage) {
  return (
    <span className={classes.lines}>
      {media && <QuickFile file={media} />}
      <span className={classes.message}>{contentText({ type, message })}</span>
      {flow && (
        <span className={classes.hint}>
          <Name>{flow.name}</Name>
        </span>
      )}
      {opens_for_me && (
        <span className={classes.hint}>
          Abre a conversa para <Name>{user}</Name>
        </span>
      )}
    </span>
  );
}

function State(schedule: ScheduledMessage) {
  const { tone, name, reason } = stateWords(schedule);
  return (
    <span className={classes.lines}>
      <span className={classes.state} data-tone={tone}>
        {name}
      </span>
      {reason && <span className={classes.hint}>{reason}</span>}
    </span>
  );
}
