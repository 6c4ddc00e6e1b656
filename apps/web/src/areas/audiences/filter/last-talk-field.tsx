import { NumberInput, Select, TextInput } from '@mantine/core';
import { limits, type LastTalk } from '@prosa/contract';
import { dayOf } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import classes from './filter.module.css';

const options: { value: LastTalk['is']; label: string }[] = [
  { value: 'within', label: 'Nos últimos dias' },
  { value: 'older', label: 'Há mais dias do que' },
  { value: 'since', label: 'Desde o dia' },
  { value: 'before', label: 'Antes do dia' },
  { value: 'never', label: 'Nunca conversou' },
];
const isTalk = (value: string | null): value is LastTalk['is'] =>
  options.some((option) => option.value === value);

interface Props {
  value: LastTalk | null;
  onChange: (value: LastTalk | null) => void;
}

/** Shows when the company and the contact last wrote to each other. */
export function LastTalkField({ value, onChange }: Props) {
  const now = useNow();
  const isCounted = value?.is === 'within' || value?.is === 'older';
  const isDated = value?.is === 'since' || value?.is === 'before';
  return (
    <div className={classes.pair}>
      <Select
        label="Última conversa"
        placeholder="Tanto faz"
        data={options}
        value={value?.is ?? null}
        onChange={(is) =>
          onChange(isTalk(is) ? { days: value?.days ?? 30, day: value?.day ?? null, is } : null)
        }
        clearable
      />
      {value && isCounted && (
        <NumberInput
          label="Dias"
          min={1}
          max={limits.audience_filter_max_days}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={value.days || ''}
          onChange={(days) => onChange({ ...value, days: Number(days) })}
        />
      )}
      {value && isDated && (
        <TextInput
          type="date"
          label="Dia"
          max={dayOf(now)}
          value={value.day ?? ''}
          onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value || null })}
        />
      )}
    </div>
  );
}
