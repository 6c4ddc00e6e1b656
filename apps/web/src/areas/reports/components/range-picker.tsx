import { SegmentedControl } from '@mantine/core';
import { shortDay } from '../numbers.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import classes from './dashboard.module.css';
import { RangeButton } from '../../../ui/form/range-button.tsx';

const ranges = [
  { value: '1', label: 'Hoje' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '90', label: '3 meses' },
];

interface Props {
  interval: ReportFilter['interval'];
  onChange: ReportFilter['setInterval'];
}

/** The period of the report: a range up to today, or any two days. */
export function RangePicker({ interval, onChange }: Props) {
  const [own, days] = typeof interval === 'number' ? [null, interval] : [interval, null];
  return (
    <div className={classes.tools}>
      <SegmentedControl
        className={classes.ranges}
        aria-label="Período"
        data={ranges}
        value={days === null ? '' : String(days)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <RangeButton className={classes.ranges} size="xs" position="bottom-end" range={own} onChange={onChange}>
        {own ? `${shortDay(own.from)} a ${shortDay(own.to)}` : 'Período personalizado'}
      </RangeButton>
    </div>
  );
}
