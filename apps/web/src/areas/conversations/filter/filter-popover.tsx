import { Popover } from '@mantine/core';
import type { ComponentProps, KeyboardEvent } from 'react';
import { OutsideTarget } from '../../../ui/overlay/outside-target.tsx';
import type { Popup } from '../../../ui/overlay/use-popup.ts';
import classes from './desk-filters.module.css';
import { FilterPanel } from './filter-panel.tsx';

interface Props extends ComponentProps<typeof FilterPanel> {
  popup: Popup;
  opened: boolean;
}

/** The desk's filters over the list, below their button. */
export function FilterPopover({ popup: { id, button, onChange: setOpen }, opened, ...panel }: Props) {
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
      <Popover.Dropdown className={classes.panel} aria-label="Filtros" onKeyDown={leave}>
        <FilterPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  );
}
