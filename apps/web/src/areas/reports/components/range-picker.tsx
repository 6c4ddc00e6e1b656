import { Button, Popover, SegmentedControl, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { shortDay } from '../numbers.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import classes from './dashboard.module.css';

const RangeCalendar = lazy(() =>
  import('./range-calendar.tsx').then((code) => ({ default: code.RangeCalendar })),
);

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
  const [isOpen, { close, toggle }] = useDisclosure(false);
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
      <Popover opened={isOpen} onDismiss={close} position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <Button
            className={classes.ranges}
            variant={own ? 'light' : 'default'}
            size="xs"
            leftSection={<IconCalendar size={15} aria-hidden />}
            onClick={toggle}
          >
            {own ? `${shortDay(own.from)} a ${shortDay(own.to)}` : 'Período personalizado'}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense fallback={<Skeleton height={280} width={252} />}>
            <RangeCalendar
              range={own}
              onChange={(range) => {
                close();
                onChange(range);
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
