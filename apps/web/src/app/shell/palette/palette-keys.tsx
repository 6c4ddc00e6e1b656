import { lazy, Suspense, useState } from 'react';
import { useKeystrokeBuffer } from '../../../ui/loading/use-keystroke-buffer.ts';
import { useIdleLoad } from '../../../ui/loading/use-idle-load.ts';
import { isCovered } from '../../../ui/keys/is-covered.ts';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';
import { loadScreen } from '../../load-screen.ts';

const load = () =>
  loadScreen(() => import('./open-palette.tsx')).then(({ OpenPalette }) => ({ default: OpenPalette }));
const OpenPalette = lazy(load);

/**
 * Listens for Ctrl/Cmd-K everywhere but over a dialog, also while the person types; the palette's code loads with the
 * first use.
 */
export function PaletteKeys() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [query, setQuery] = useState('');
  const close = () => {
    setQuery('');
    setOpen(false);
  };
  useKeystrokeBuffer(isOpen, (letter) => setQuery((typed) => typed + letter), close);
  // So that the first characters typed after the shortcut are not lost while its code loads.
  useIdleLoad(load);
  useShortcut(
    'mod+k',
    () => {
      if (!isOpen && isCovered()) return;
      setWasOpen(true);
      setOpen((wasShown) => !wasShown);
    },
    { whileTyping: true },
  );
  return (
    <Suspense fallback={null}>
      {wasOpen && (
        <OpenPalette isOpen={isOpen} query={query} onQuery={setQuery} onClose={() => setOpen(false)} />
      )}
    </Suspense>
  );
}
