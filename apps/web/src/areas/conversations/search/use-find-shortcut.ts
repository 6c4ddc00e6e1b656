import type { RefObject } from 'react';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Runs `find` on Ctrl/Cmd+F; where a dialog or menu covers the area, the browser keeps its own search. */
export function useFindShortcut(area: RefObject<HTMLElement | null>, find: () => void, enabled: boolean) {
  useShortcut('mod+f', find, { enabled, whileTyping: true, when: () => !isCovered(area.current) });
}

function isCovered(area: HTMLElement | null): boolean {
  return Array.from(document.querySelectorAll(layers)).some(
    (layer) => !layer.contains(area) && layer.checkVisibility(),
  );
}
