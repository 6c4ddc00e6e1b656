import { calls, type Media } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { errorMessage } from '../../../../../lib/api/api-error.ts';
import { call } from '../../../../../lib/api/call.ts';
import { callKey } from '../../../../../lib/api/use-call.ts';
import { notify } from '../../../../../ui/feedback/notify.tsx';
import { isTyping } from '../../../../../ui/keys/use-shortcut.ts';
import { mediaProblem, mediaTypeOf } from '../../../../media/media-kind.ts';

/**
 * Takes files that are dropped on an element or pasted while it is shown into the library, and hands them on in their
 * order. Says why where one is not accepted. A paste that has text as well is text for the field it goes to.
 */
export function useDroppedFiles(onKept: (files: Media[]) => void) {
  const [isOver, setOver] = useState(false);
  const [pending, setPending] = useState(0);
  const client = useQueryClient();
  const take = async (files: readonly File[]) => {
    setPending((count) => count + files.length);
    const kept = (await Promise.all(files.map(keep))).filter((media) => media !== null);
    setPending((count) => count - files.length);
    if (kept.length === 0) return;
    // Known first, so that nobody reads of a file that is gone.
    await client.invalidateQueries({ queryKey: callKey(calls.getMedias) });
    onKept(kept);
  };
  usePastedFiles(take);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      void take(files);
    },
  };
  return { isOver, pending, handlers };
}

function usePastedFiles(take: (files: readonly File[]) => Promise<void>) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isText = isTyping(event.target) && event.clipboardData?.types.includes('text/plain');
      if (event.defaultPrevented || files.length === 0 || isText) return;
      event.preventDefault();
      void latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Returns the library's entry of a file; null, with a notice, where it is not accepted. */
async function keep(file: File): Promise<Media | null> {
  const filename = file.name || 'Imagem colada';
  const refuse = (why: string) => {
    notify.error(`“${filename}”: ${why}`);
    return null;
  };
  const problem = mediaProblem(file);
  if (problem !== null) return refuse(problem);
  return call(calls.uploadFile, { type: mediaTypeOf(file), filename }, { file }).catch((error: unknown) =>
    refuse(errorMessage(error)),
  );
}
