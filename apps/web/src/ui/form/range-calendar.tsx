import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useState } from 'react';
import { daysBefore } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { calendarLabels, calendarSettings } from './calendar-labels.ts';

interface Range {
  from: string;
  to: string;
}

interface Props {
  range: Range | null;
  /** Without it as far as anybody likes. */
  maxDaysBack?: number | undefined;
  /** Called once both days are chosen. */
  onChange: (range: Range) => void;
}

/**
 * A calendar on which two days are chosen, the first and the last; choosing the same day twice means that day alone.
 */
export function RangeCalendar({ range, maxDaysBack, onChange }: Props) {
  const today = useNow();
  const [chosen, setChosen] = useState<[string | null, string | null]>([
    range?.from ?? null,
    range?.to ?? null,
  ]);
  return (
    <DatesProvider settings={calendarSettings}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        maxDate={today}
        minDate={maxDaysBack === undefined ? undefined : daysBefore(today, maxDaysBack)}
        defaultDate={range?.to}
        ariaLabels={calendarLabels}
        value={chosen}
        onChange={([from, to]) => {
          setChosen([from, to]);
          if (from && to) onChange({ from, to });
        }}
      />
    </DatesProvider>
  );
}
