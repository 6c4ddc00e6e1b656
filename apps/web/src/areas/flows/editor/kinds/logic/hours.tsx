import { TextInput } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import classes from '../../fields/fields.module.css';
import { RowsField } from '../../fields/rows-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TimeZoneField } from '../../fields/time-zone-field.tsx';
import { WeeklyField } from '../../fields/weekly-field.tsx';
import { dayNames, listText } from '../../model/summary-texts.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Horário: open, closed or a holiday. */
export const hours: Kind<'hours'> = {
  family: 'logic',
  order: 20,
  icon: IconCalendarClock,
  hint: 'Aberto, fechado ou feriado',
  create: () => ({ weekly: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }] }),
  summary: ({ weekly }) => listText(weekly.map(({ days, from, to }) => `${dayNames(days)} ${from}–${to}`)),
  Panel: HoursPanel,
};

function HoursPanel({ settings, change }: PanelProps<'hours'>) {
  return (
    <>
      <WeeklyField
        label="Quando está aberto"
        max={20}
        value={settings.weekly}
        onChange={(weekly) => change({ weekly })}
      />
      <SwitchField
        label="Feriados nacionais"
        value={settings.national_holidays}
        onChange={(national_holidays) => change({ national_holidays })}
      />
      <RowsField
        label="Outros feriados"
        rowName="Feriado"
        rows={settings.holidays}
        onChange={(holidays) => change({ holidays })}
        make={() => ({ date: `${new Date().getFullYear()}-12-24`, name: '' })}
        max={100}
        isUnordered
      >
        {(holiday, changeHoliday) => (
          <div className={classes.line}>
            <TextInput
              type="date"
              aria-label="Dia"
              value={holiday.date}
              onChange={({ currentTarget }) =>
                currentTarget.value && changeHoliday({ date: currentTarget.value })
              }
            />
            <TextInput
              aria-label="Nome do feriado"
              placeholder="Aniversário da cidade"
              data-grow
              maxLength={80}
              value={holiday.name}
              onChange={({ currentTarget }) => changeHoliday({ name: currentTarget.value })}
            />
          </div>
        )}
      </RowsField>
      <TimeZoneField value={settings.time_zone} onChange={(time_zone) => change({ time_zone })} />
    </>
  );
}
