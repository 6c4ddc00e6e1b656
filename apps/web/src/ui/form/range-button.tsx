import { Button, Popover, Skeleton, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';

const RangeCalendar = lazy(() =>
  import('./range-calendar.tsx').then((code) => ({ default: code.RangeCalendar })),
);

interface Range {
  from: string;
  to: string;
}

interface Props extends Pick<ButtonProps, 'className' | 'size' | 'children'> {
  range: Range | null;
  onChange: (range: Range) => void;
  position: 'bottom-start' | 'bottom-end';
  /** How many days back the calendar goes. */
  maxDaysBack?: number;
}

/** Opens a calendar on which two days are chosen, and stands out while there are any. */
export function RangeButton({ range, onChange, position, maxDaysBack, ...button }: Props) {
  const [isOpen, { close, toggle }] = useDisclosure(false);
  return (
    <Popover opened={isOpen} onDismiss={close} position={position} trapFocus returnFocus>
      <Popover.Target>
        <Button
          {...button}
          variant={range ? 'light' : 'default'}
          leftSection={<IconCalendar size={15} aria-hidden />}
          onClick={toggle}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={280} width={252} />}>
          <RangeCalendar
            range={range}
            maxDaysBack={maxDaysBack}
            onChange={(chosen) => {
              close();
              onChange(chosen);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
