import { useEffect, useRef } from 'react';
import { isTyping } from '../keys/use-shortcut.ts';

const fieldKeys = new Set(['Enter', 'Backspace', 'Delete']);

/**
 * Passes on what is typed between opening something (the palette, a search) and the moment its field has the focus, so
 * that no letter is lost or taken for a shortcut of the screen behind. Enter, Backspace and Delete meant for that field
 * do not send or change a draft in the field behind; with `onEscape`, Escape means what opens, not the screen behind.
 * Who points into a field behind, because the code does not come, writes there.
 */
export function useKeystrokeBuffer(
  isOpen: boolean,
  onLetter: (letter: string) => void,
  onEscape?: () => void,
): void {
  const latest = useRef({ onLetter, onEscape });
  useEffect(() => {
    latest.current = { onLetter, onEscape };
  });
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isInside = target instanceof Element && target.closest('[role="dialog"]');
      if (isInside) return;
      if (isLetter) {
        event.preventDefault();
        latest.current.onLetter(key);
      } else if (fieldKeys.has(key) && isTyping(target)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (key === 'Escape' && latest.current.onEscape) {
        event.preventDefault();
        event.stopPropagation();
        latest.current.onEscape();
      }
    };
    const stop = () => document.removeEventListener('keydown', keep, { capture: true });
    const point = ({ target }: PointerEvent) => {
      if (isTyping(target)) stop();
    };
    document.addEventListener('keydown', keep, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    return () => {
      stop();
      document.removeEventListener('pointerdown', point, { capture: true });
    };
  }, [isOpen]);
}
