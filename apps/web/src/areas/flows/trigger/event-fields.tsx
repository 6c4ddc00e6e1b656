import { Switch } from '@mantine/core';
import type { FlowEvents, HappeningKind } from '@prosa/contract';
import { ChangedFields } from './changed-fields.tsx';
import { DateFields } from './date-fields.tsx';
import classes from './event-fields.module.css';
import { eventHints, eventNames } from './event-words.ts';
import { FinishedFields } from './finished-fields.tsx';
import { TaggedFields } from './tagged-fields.tsx';

interface Props {
  events: FlowEvents;
  /** What is missing, by event. */
  problems: Partial<Record<HappeningKind, string>>;
  onChange: (events: FlowEvents) => void;
}

/** What each event is set to when it is switched on. */
const empty = {
  finished: { by: ['person'], chips: [], departments: [] },
  tagged: { tags: [] },
  changed: { field: '', value: '' },
  date: { field: '', days: 0, hour: 9, yearly: true },
} satisfies { [Kind in HappeningKind]: NonNullable<FlowEvents[Kind]> };

const kinds = ['finished', 'tagged', 'changed', 'date'] as const;

/** What starts a flow without a message: each is a switch, with its settings below once it is on. */
export function EventFields({ events, problems, onChange }: Props) {
  return (
    <div className={classes.list}>
      {kinds.map((kind) => (
        <div key={kind} className={classes.event}>
          <Switch
            label={eventNames[kind]}
            description={eventHints[kind]}
            checked={events[kind] !== null}
            onChange={(event) =>
              onChange({ ...events, [kind]: event.currentTarget.checked ? empty[kind] : null })
            }
          />
          <Settings kind={kind} {...{ events, problems, onChange }} />
        </div>
      ))}
    </div>
  );
}

function Settings({ kind, events, problems, onChange }: Props & { kind: HappeningKind }) {
  const { finished, tagged, changed, date } = events;
  const problem = problems[kind];
  if (kind === 'finished' && finished)
    return (
      <FinishedFields
        value={finished}
        problem={problem}
        onChange={(value) => onChange({ ...events, finished: value })}
      />
    );
  if (kind === 'tagged' && tagged)
    return (
      <TaggedFields
        value={tagged}
        problem={problem}
        onChange={(value) => onChange({ ...events, tagged: value })}
      />
    );
  if (kind === 'changed' && changed)
    return (
      <ChangedFields
        value={changed}
        problem={problem}
        onChange={(value) => onChange({ ...events, changed: value })}
      />
    );
  if (kind === 'date' && date)
    return (
      <DateFields value={date} problem={problem} onChange={(value) => onChange({ ...events, date: value })} />
    );
  return null;
}
