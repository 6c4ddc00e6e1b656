import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { KeystrokeBuffer } from './keystroke-buffer.tsx';
import { useIdleLoad } from './use-idle-load.ts';

interface Props {
  /** Whether it is wanted now; once it was, it stays mounted. */
  when: boolean;
  /** Loads the code of the children, which are `lazy`; a stable function. */
  load: () => Promise<unknown>;
  /** Gives it up: Escape calls it while the code is loading; left out: Escape means the screen behind. */
  onClose?: () => void;
  /** Renders it, opened or not. */
  children: (opened: boolean) => ReactNode;
}

/** Mounts what starts out hidden (a dialog, a drawer) when it is first wanted, or once its code came in while idle. */
export function OnDemand({ when, load, onClose, children }: Props) {
  const isLoaded = useIdleLoad(load);
  const [wasWanted, setWanted] = useState(when);
  if (when && !wasWanted) setWanted(true);
  return (
    <Suspense fallback={when && <KeystrokeBuffer onEscape={onClose} />}>
      {(wasWanted || isLoaded) && <OpenOnceMounted when={when}>{children}</OpenOnceMounted>}
    </Suspense>
  );
}

/** Mantine's dialogs move in, and give the focus back, only when they were there before they opened. */
function OpenOnceMounted({ when, children }: Pick<Props, 'when' | 'children'>) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return children(when && isMounted);
}
