import { SegmentedControl } from '@mantine/core';
import type { Interval } from '@prosa/contract';
import { shortDay } from '../../lib/dates.ts';
import { RangeButton } from './range-button.tsx';
import classes from './range-picker.module.css';

/** The ranges that most numbers can be shown for. */
const usual = [
  { value: '1', label: 'Hoje' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '90', label: '3 meses' },
];

/** The usual ranges, and half a year and a year. */
export const longRanges = [...usual, { value: '180', label: '6 meses' }, { value: '365', label: '1 ano' }];

interface Props {
  /** The ranges up to today, in days. */
  ranges?: readonly { value: string; label: string }[];
  interval: Interval;
  onChange: (interval: Interval) => void;
  /** How many days back the calendar goes; without it as far as anybody likes. */
  maxDaysBack?: number;
}

/** The period of numbers: a range up to today, or any two days. */
export function RangePicker({ interval, onChange, maxDaysBack, ranges = usual }: Props) {
  const [own, days] = typeof interval === 'number' ? [null, interval] : [interval, null];
  return (
    <div className={classes.root}>
      <SegmentedControl
        className={classes.part}
        aria-label="Período"
        data={[...ranges]}
        value={days === null ? '' : String(days)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <RangeButton
        className={classes.part}
        size="xs"
        position="bottom-end"
        range={own}
        maxDaysBack={maxDaysBack}
        onChange={onChange}
      >
        {own ? `${shortDay(own.from)} a ${shortDay(own.to)}` : 'Período personalizado'}
      </RangeButton>
    </div>
  );
}
