import type { RefObject } from 'react';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Ctrl/Cmd+F searches the area; where a dialog or menu lies over it, the browser keeps its own search. */
export function useFindShortcut(area: RefObject<HTMLElement | null>, find: () => void, enabled: boolean) {
  useShortcut('mod+f', find, { enabled, whileTyping: true, when: () => !isCovered(area.current) });
}

function isCovered(area: HTMLElement | null): boolean {
  return Array.from(document.querySelectorAll(layers)).some(
    (layer) => !layer.contains(area) && layer.checkVisibility(),
  );
}
