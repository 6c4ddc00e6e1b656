import { useEffect } from 'react';
import { paletteActions } from './palette-store.ts';
import { Palette } from './palette.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The palette, opened and closed from outside. */
export function OpenPalette({ isOpen, onClose }: Props) {
  useEffect(() => {
    if (isOpen) paletteActions.open();
    else paletteActions.close();
  }, [isOpen]);
  return <Palette onClose={onClose} />;
}
