import { Popover } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { OutsideTarget } from '../../../ui/overlay/outside-target.tsx';
import type { Popup } from '../../../ui/overlay/use-popup.ts';
import classes from './desk-filters.module.css';

export interface DeskPopoverProps {
  popup: Popup;
  opened: boolean;
}

/** A panel over the list, below its button. */
export function DeskPopover({
  popup: { id, button, onChange: setOpen },
  opened,
  label,
  children,
}: DeskPopoverProps & { label: string; children: ReactNode }) {
  /** Escape closes an open select box first, then the panel. */
  const leave = (event: KeyboardEvent) => {
    const isInSelect =
      event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isInSelect) setOpen(false);
  };
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={setOpen}
      position="bottom-end"
      width={304}
      closeOnEscape={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <OutsideTarget element={button} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={label} onKeyDown={leave}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
