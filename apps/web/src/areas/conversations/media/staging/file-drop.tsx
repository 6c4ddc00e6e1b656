import type { Conversation } from '@prosa/contract';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './file-drop.module.css';
import { stageFiles } from './staged-store.ts';
import { useFileLimits } from './use-file-limits.ts';

/** Takes files that are dropped anywhere on the element around it, or pasted while no dialog is open. */
export function FileDrop({ conversation }: { conversation: Conversation }) {
  const { _id: conversation_id } = conversation;
  const maxBytes = useFileLimits(conversation);
  const cover = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const area = cover.current?.parentElement;
    if (!area) return;
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      stageFiles(conversation_id, Array.from(event.dataTransfer?.files ?? []), maxBytes);
    };
    const paste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0 || isInDialog(event.target)) return;
      event.preventDefault();
      stageFiles(conversation_id, files, maxBytes);
    };
    const ending = new AbortController();
    const { signal } = ending;
    area.addEventListener('dragenter', drag, { signal });
    area.addEventListener('dragover', drag, { signal });
    area.addEventListener('dragleave', leave, { signal });
    area.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => ending.abort();
  }, [conversation_id, maxBytes]);
  return (
    <div ref={cover} className={classes.cover} data-over={isOver || undefined} aria-hidden>
      <IconUpload size={28} stroke={1.6} />
      Solte para anexar
    </div>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
