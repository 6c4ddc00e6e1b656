import { TextInput } from '@mantine/core';
import classes from '../fields/fields.module.css';
import { RowsField } from '../fields/rows-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TimeZoneField } from '../fields/time-zone-field.tsx';
import { WeeklyField } from '../fields/weekly-field.tsx';
import type { PanelProps } from './panel.ts';

/** Horário: open, closed or a holiday. */
export function HoursPanel({ settings, change }: PanelProps<'hours'>) {
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
