import type { FlowDocument } from '@prosa/contract';
import { startTransition, useEffect, useState } from 'react';
import type { EditorState } from '../model/editor-state.ts';

const pause = 250;

/**
 * Returns the drawing as everything around a field shows it: at once, but while somebody types only when they pause.
 * In a large flow a letter would otherwise render hundreds of cards.
 */
export function useSettled({ document, merging }: EditorState): FlowDocument {
  const [settled, setSettled] = useState(document);
  const isTyping = merging !== null;
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(document));
    if (!isTyping) return settle();
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [document, isTyping]);
  return isTyping ? settled : document;
}
