import { useEffect, useRef } from 'react';
import { announce } from '../../../../ui/feedback/live-region.tsx';
import type { Editor } from '../state/editor-context.ts';
import { problemWords } from './problem-count.ts';

const calm = 1_200;

/** Announces to screen readers when the number of problems changed, once the drawing is left alone for a moment. */
export function useProblemVoice(editor: Editor) {
  const words = problemWords(editor);
  const said = useRef<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (said.current !== null && said.current !== words) announce(`Fluxo: ${words}`);
      said.current = words;
    }, calm);
    return () => clearTimeout(timer);
  }, [words]);
}
