import { useEffect, useRef } from 'react';
import { announce } from '../../../../../ui/feedback/live-region.tsx';
import { isTyping } from '../../../../../ui/keys/use-shortcut.ts';
import { useEditorActions } from '../../state/editor-context.ts';
import { clipText, copyItems, readClip } from '../../model/clipboard.ts';
import type { Point } from '../../model/node-edits.ts';
import { useNodeEdits } from '../../use-node-edits.ts';

/** Binds Ctrl+C, Ctrl+X and Ctrl+V to the system's clipboard, so that parts travel from flow to flow. */
export function useCanvasClipboard(pasteAt: () => Point | undefined) {
  const { getState } = useEditorActions();
  const edits = useNodeEdits();
  const place = useRef(pasteAt);
  useEffect(() => {
    place.current = pasteAt;
  });
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (isElsewhere(event)) return;
      const { document: flow, selected } = getState();
      const clip = copyItems(flow, selected);
      if (clip.nodes.length + clip.annotations.length === 0) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', clipText(clip));
      announce('Copiado');
      if (event.type === 'cut') edits.remove(selected);
    };
    const paste = (event: ClipboardEvent) => {
      if (isElsewhere(event)) return;
      const clip = readClip(event.clipboardData?.getData('text/plain') ?? '');
      if (!clip) return;
      event.preventDefault();
      edits.paste(clip, place.current());
      announce('Colado');
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [getState, edits]);
}

/** Text in a field, or chosen on the page, is copied as always. */
function isElsewhere(event: ClipboardEvent): boolean {
  if (isTyping(event.target) || isTyping(document.activeElement)) return true;
  return event.type !== 'paste' && (window.getSelection()?.toString() ?? '') !== '';
}
