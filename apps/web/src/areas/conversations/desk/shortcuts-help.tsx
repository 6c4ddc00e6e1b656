import { lazy } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

interface Props {
  isOpen: boolean;
  /** Whether single letters are shortcuts, and what changes that. */
  letters: readonly [enabled: boolean, onEnabled: (enabled: boolean) => void];
  onClose: () => void;
}

/** Shows the shortcuts of the desk; the dialog's code loads when it is first opened. */
export function ShortcutsHelp({ isOpen, letters: [enabled, onEnabled], onClose }: Props) {
  return (
    <LazyDialog onClose={onClose}>
      {isOpen && <ShortcutsDialog enabled={enabled} onEnabled={onEnabled} onClose={onClose} />}
    </LazyDialog>
  );
}
