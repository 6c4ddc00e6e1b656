import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { calls, type CallOutput } from '@prosa/contract';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { dayOf, longDay } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { calendarLabels, calendarSettings } from '../../../ui/form/calendar-labels.ts';
import classes from './schedule-calendar.module.css';

type Day = CallOutput<typeof calls.getScheduleDays>['days'][number];

interface Props {
  /** The day that the table shows; null for all. */
  day: string | null;
  onChange: (day: string | null) => void;
}

/** A month with what is scheduled on each day; a day that is chosen is what the table shows. */
export function ScheduleCalendar({ day, onChange }: Props) {
  const now = useNow();
  const [shown, setShown] = useState(() => day ?? dayOf(now));
  const { data } = useCall(calls.getScheduleDays, { month: shown.slice(0, 7) }, { keepPrevious: true });
  const days = new Map(data?.days.map((one) => [one.day, one]));
  return (
    <DatesProvider settings={calendarSettings}>
      <DatePicker
        allowDeselect
        ariaLabels={calendarLabels}
        date={shown}
        onDateChange={setShown}
        value={day}
        onChange={onChange}
        className={classes.root}
        getDayProps={(date) => ({ 'aria-label': labelOf(date, days.get(date)) })}
        renderDay={(date) => <DayCell date={date} marks={days.get(date)} isToday={date === data?.today} />}
      />
    </DatesProvider>
  );
}

function labelOf(date: string, marks: Day | undefined): string {
  if (!marks) return longDay(date);
  const parts = [
    [marks.scheduled, 'agendado'],
    [marks.sent, 'enviado'],
    [marks.error, 'não enviado'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`);
  return `${longDay(date)}: ${words.join(', ')}`;
}

function DayCell({ date, marks, isToday }: { date: string; marks: Day | undefined; isToday: boolean }) {
  return (
    <span className={classes.day} data-today={isToday || undefined}>
      {Number(date.slice(8, 10))}
      <span className={classes.marks} aria-hidden>
        {(['scheduled', 'sent', 'error'] as const).map(
          (status) =>
            marks?.[status] !== undefined && marks[status] > 0 && <i key={status} data-status={status} />,
        )}
      </span>
    </span>
  );
}
