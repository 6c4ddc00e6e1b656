import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { loadScreen } from '../load-screen.ts';

const OpenPalette = lazy(() =>
  loadScreen(() => import('./open-palette.tsx')).then(({ OpenPalette }) => ({ default: OpenPalette })),
);

/** Listens for Ctrl/Cmd-K everywhere, also while one types; the palette's code comes when it is first wanted. */
export function PaletteKeys() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useShortcut(
    'mod+k',
    () => {
      setWasOpen(true);
      setOpen(!isOpen);
    },
    { whileTyping: true },
  );
  return (
    <Suspense fallback={null}>
      {wasOpen && <OpenPalette isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Suspense>
  );
}
