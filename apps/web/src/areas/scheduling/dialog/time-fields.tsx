import { Checkbox, Group, NumberInput, Select, TextInput } from '@mantine/core';
import { limits } from '@prosa/contract';
import { weekdayNames } from '../schedule-words.ts';
import classes from './schedule-dialog.module.css';
import type { ScheduleForm } from './use-schedule-form.ts';

const rhythms = [
  { value: 'never', label: 'Não se repete' },
  { value: 'day', label: 'Por dia' },
  { value: 'week', label: 'Por semana' },
  { value: 'month', label: 'Por mês' },
] as const;

const units = { day: 'dias', week: 'semanas', month: 'meses' };

/** Shows when it is sent, and when it comes again. */
export function TimeFields({ form }: { form: ScheduleForm }) {
  const { fields, change, problems } = form;
  const { day, time, every } = fields;
  return (
    <>
      <div className={classes.line}>
        <TextInput
          className={classes.wide}
          type="date"
          label={every === 'never' ? 'Data' : 'A partir de'}
          value={day}
          error={problems.day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
        <TextInput
          className={classes.time}
          type="time"
          label="Hora"
          value={time}
          error={problems.day !== undefined}
          onChange={({ currentTarget }) => change({ time: currentTarget.value.slice(0, 5) })}
        />
      </div>
      <Select
        label="Repetição"
        data={[...rhythms]}
        value={every}
        allowDeselect={false}
        onChange={(chosen) =>
          change({ every: rhythms.find(({ value }) => value === chosen)?.value ?? 'never' })
        }
      />
      {every !== 'never' && <Repeating form={form} unit={units[every]} />}
    </>
  );
}

function Repeating({ form, unit }: { form: ScheduleForm; unit: string }) {
  const { fields, change, problems } = form;
  const { every, interval, weekdays, until } = fields;
  return (
    <>
      <div className={classes.line}>
        <NumberInput
          className={classes.time}
          label={`A cada quantos ${unit}`.replace('quantos semanas', 'quantas semanas')}
          min={1}
          max={limits.schedule_max_interval}
          allowDecimal={false}
          clampBehavior="strict"
          value={interval}
          onChange={(count) => change({ interval: Math.max(1, Number(count) || 1) })}
        />
        <TextInput
          className={classes.wide}
          type="date"
          label="Até"
          description="Vazio: sem fim."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={until}
          error={problems.until}
          onChange={({ currentTarget }) => change({ until: currentTarget.value })}
        />
      </div>
      {every === 'week' && (
        <Checkbox.Group
          label="Nos dias"
          description="Nenhum: no dia da semana em que começa."
          value={weekdays.map(String)}
          onChange={(chosen) =>
            change({ weekdays: chosen.map(Number).toSorted((one, other) => one - other) })
          }
        >
          <Group gap="sm" mt={6}>
            {weekdayNames.map((name, value) => (
              <Checkbox key={name} value={String(value)} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </>
  );
}
