import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';

interface Range {
  from: string;
  to: string;
}

interface Props {
  range: Range | null;
  /** Called once both days are chosen. */
  onChange: (range: Range) => void;
}

const labels = {
  nextMonth: 'Próximo mês',
  previousMonth: 'Mês anterior',
  nextYear: 'Próximo ano',
  previousYear: 'Ano anterior',
  nextDecade: 'Próxima década',
  previousDecade: 'Década anterior',
};

/**
 * A calendar on which two days are chosen, the first and the last; choosing the same day twice means that day alone.
 */
export function RangeCalendar({ range, onChange }: Props) {
  const today = useNow();
  const [chosen, setChosen] = useState<[string | null, string | null]>([
    range?.from ?? null,
    range?.to ?? null,
  ]);
  return (
    <DatesProvider settings={{ locale: 'pt-br', firstDayOfWeek: 0, weekendDays: [] }}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        maxDate={today}
        defaultDate={range?.to}
        ariaLabels={labels}
        value={chosen}
        onChange={([from, to]) => {
          setChosen([from, to]);
          if (from && to) onChange({ from, to });
        }}
      />
    </DatesProvider>
  );
}
