import { NumberInput, Select, Switch } from '@mantine/core';
import type { Duration } from '@prosa/contract';
import classes from './fields.module.css';

const units = [
  { value: 'seconds', label: 'segundos' },
  { value: 'minutes', label: 'minutos' },
  { value: 'hours', label: 'horas' },
  { value: 'days', label: 'dias' },
] as const;

interface Props {
  label: string;
  value: Duration;
  onChange: (duration: Duration) => void;
}

/** A length of time. */
export function DurationField({ label, value, onChange }: Props) {
  return (
    <div className={classes.line} role="group" aria-label={label}>
      <NumberInput
        label={label}
        min={1}
        max={100_000}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        value={value.amount}
        onChange={(amount) => typeof amount === 'number' && amount >= 1 && onChange({ ...value, amount })}
      />
      <Select
        label="Unidade"
        data={[...units]}
        allowDeselect={false}
        value={value.unit}
        onChange={(unit) => unit && onChange({ ...value, unit })}
        w={130}
      />
    </div>
  );
}

interface DeadlineProps {
  value: Duration | null;
  onChange: (duration: Duration | null) => void;
  label?: string;
}

/** A deadline that can be switched off; with it the node has a port of its own for when it passes. */
export function DeadlineField({ value, onChange, label = 'Prazo para responder' }: DeadlineProps) {
  return (
    <>
      <Switch
        label={label}
        checked={value !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { amount: 1, unit: 'hours' } : null)
        }
      />
      {value && <DurationField label="Tempo" value={value} onChange={onChange} />}
    </>
  );
}
