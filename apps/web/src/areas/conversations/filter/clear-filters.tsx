import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';

interface Props {
  /** Whether there is something to clear. */
  isNarrow: boolean;
  onClear: () => void;
  className?: string;
}

/** 'Limpar filtros'. With nothing to clear it only looks disabled, so that it keeps the focus after a click. */
export function ClearFilters({ isNarrow, onClear, className }: Props) {
  return (
    <Button
      className={className}
      variant="default"
      leftSection={<IconFilterOff size={16} aria-hidden />}
      data-disabled={!isNarrow || undefined}
      aria-disabled={!isNarrow}
      onClick={() => isNarrow && onClear()}
    >
      Limpar filtros
    </Button>
  );
}
