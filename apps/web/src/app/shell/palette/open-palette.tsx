import { useEffect } from 'react';
import { paletteActions } from './palette-store.ts';
import { Palette } from './palette.tsx';

interface Props {
  isOpen: boolean;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** The palette, opened and closed from outside. */
export function OpenPalette({ isOpen, ...palette }: Props) {
  useEffect(() => {
    if (isOpen) paletteActions.open();
    else paletteActions.close();
  }, [isOpen]);
  return <Palette {...palette} />;
}
