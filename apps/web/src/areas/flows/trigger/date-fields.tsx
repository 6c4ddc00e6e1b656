import { Group, NumberInput, Select, TextInput } from '@mantine/core';
import classes from './event-fields.module.css';
import type { EventSettings } from './event-settings.ts';

const sides = [
  { value: 'before', label: 'antes' },
  { value: 'on', label: 'no dia' },
  { value: 'after', label: 'depois' },
] as const;

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour} h` }));

const years = [
  { value: 'yearly', label: 'Todo ano' },
  { value: 'once', label: 'Só no ano escrito na data' },
] as const;

/** Which day of the contact starts a flow, and when. */
export function DateFields({ value, problem, onChange }: EventSettings<'date'>) {
  const { field, days, hour, yearly } = value;
  const side = days === 0 ? 'on' : days < 0 ? 'before' : 'after';
  const move = (chosen: (typeof sides)[number]['value'], count: number) => {
    const sign = chosen === 'before' ? -1 : 1;
    onChange({ ...value, days: chosen === 'on' ? 0 : sign * Math.max(1, count) });
  };
  return (
    <div className={classes.settings}>
      <TextInput
        label="Campo com a data"
        description="Escrita como 25/12, 25/12/1990 ou 1990-12-25."
        placeholder="aniversário"
        maxLength={60}
        value={field}
        error={problem}
        onChange={(event) => onChange({ ...value, field: event.currentTarget.value })}
      />
      <Group align="flex-end" gap="xs" wrap="wrap">
        {side !== 'on' && (
          <NumberInput
            label="Dias"
            w={72}
            min={1}
            max={365}
            allowDecimal={false}
            clampBehavior="strict"
            value={Math.abs(days)}
            onChange={(count) => move(side, typeof count === 'number' ? count : 1)}
          />
        )}
        <Select
          label="Quando"
          w={108}
          data={sides}
          value={side}
          allowDeselect={false}
          onChange={(chosen) => chosen && move(chosen, Math.abs(days))}
        />
        <Select
          label="Às"
          w={84}
          data={hours}
          value={String(hour)}
          allowDeselect={false}
          onChange={(chosen) => chosen !== null && onChange({ ...value, hour: Number(chosen) })}
        />
      </Group>
      <Select
        label="Repetir"
        description="Uma data sem ano vale todo ano."
        data={years}
        value={yearly ? 'yearly' : 'once'}
        allowDeselect={false}
        onChange={(chosen) => chosen && onChange({ ...value, yearly: chosen === 'yearly' })}
      />
    </div>
  );
}
