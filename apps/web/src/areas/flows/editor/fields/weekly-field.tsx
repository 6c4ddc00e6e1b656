import { Chip, TextInput } from '@mantine/core';
import type { WeeklyHours } from '@prosa/contract';
import classes from './fields.module.css';
import { RowsField } from './rows-field.tsx';

const days = [
  { day: 1, short: 'Seg', name: 'segunda-feira' },
  { day: 2, short: 'Ter', name: 'terça-feira' },
  { day: 3, short: 'Qua', name: 'quarta-feira' },
  { day: 4, short: 'Qui', name: 'quinta-feira' },
  { day: 5, short: 'Sex', name: 'sexta-feira' },
  { day: 6, short: 'Sáb', name: 'sábado' },
  { day: 7, short: 'Dom', name: 'domingo' },
] as const;

interface Props {
  label: string;
  value: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
  max: number;
  hint?: string;
}

/** Hours of weekdays; an end before the beginning reaches into the next day. */
export function WeeklyField({ label, value, onChange, max, hint }: Props) {
  return (
    <RowsField
      label={label}
      rowName="Período"
      hint={hint}
      rows={value}
      onChange={onChange}
      make={() => ({ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' })}
      max={max}
      isUnordered
    >
      {(row, change) => (
        <>
          <Chip.Group
            multiple
            value={row.days.map(String)}
            onChange={(chosen) => change({ days: chosen.map(Number).toSorted((one, other) => one - other) })}
          >
            <div className={classes.days} role="group" aria-label="Dias da semana">
              {days.map(({ day, short, name }) => (
                <Chip key={day} value={String(day)} size="xs" radius="sm" aria-label={name}>
                  {short}
                </Chip>
              ))}
            </div>
          </Chip.Group>
          <div className={classes.line}>
            <Hour label="Das" value={row.from} onChange={(from) => change({ from })} />
            <Hour label="Até" value={row.to} onChange={(to) => change({ to })} />
          </div>
          {row.to < row.from && <p className={classes.hint}>Vai até o dia seguinte.</p>}
        </>
      )}
    </RowsField>
  );
}

function Hour({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) {
  return (
    <TextInput
      type="time"
      label={label}
      value={value}
      data-grow
      onChange={({ currentTarget }) =>
        /^\d{2}:\d{2}$/.test(currentTarget.value) && onChange(currentTarget.value)
      }
    />
  );
}
