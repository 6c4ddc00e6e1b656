import { ActionIcon, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import classes from './definition.module.css';

interface Props {
  /** What the number or chart is called. */
  of: string;
  /** What it means, in one sentence. */
  children: string;
}

/** A small button that says what a number means. */
export function Definition({ of, children }: Props) {
  return (
    <Popover width={280} position="bottom" withArrow trapFocus={false}>
      <Popover.Target>
        <ActionIcon size={24} aria-label={`O que significa “${of}”`}>
          <IconInfoCircle size={15} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.text}>{children}</Popover.Dropdown>
    </Popover>
  );
}
