import type { ComponentProps } from 'react';
import { DeskPopover, type DeskPopoverProps } from './desk-popover.tsx';
import { FilterPanel } from './filter-panel.tsx';

/** The desk's filters over the list, below their button. */
export function FilterPopover({
  popup,
  opened,
  ...panel
}: DeskPopoverProps & ComponentProps<typeof FilterPanel>) {
  return (
    <DeskPopover popup={popup} opened={opened} label="Filtros">
      <FilterPanel {...panel} />
    </DeskPopover>
  );
}
