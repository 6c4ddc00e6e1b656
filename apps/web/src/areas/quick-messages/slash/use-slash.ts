import { useEffect, useState } from 'react';
import { findSlash, type SlashCommand } from './find-slash.ts';

interface Slash {
  /** What is being typed; null while there is nothing or the menu was closed. */
  command: SlashCommand | null;
  /** Hides the menu until another slash is typed. */
  close: () => void;
}

/** Follows the slash command at the caret of a field. */
export function useSlash(field: HTMLTextAreaElement): Slash {
  const [command, setCommand] = useState<SlashCommand | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const isCaret = field.selectionStart === field.selectionEnd && document.activeElement === field;
      const found = isCaret ? findSlash(field.value, field.selectionEnd) : null;
      setCommand((known) => (same(known, found) ? known : found));
      if (!found) setClosedAt(null);
    };
    look();
    const hear = ({ target }: Event) => target === field && look();
    // Typing moves the caret too, but a change made by code may not. Heard at the document, after the form: a render in
    // between would put the old text back before the form has seen the new one.
    document.addEventListener('input', hear);
    field.addEventListener('blur', look);
    document.addEventListener('selectionchange', look);
    return () => {
      document.removeEventListener('input', hear);
      field.removeEventListener('blur', look);
      document.removeEventListener('selectionchange', look);
    };
  }, [field]);
  const isClosed = command !== null && command.start === closedAt;
  return { command: isClosed ? null : command, close: () => setClosedAt(command?.start ?? null) };
}

function same(one: SlashCommand | null, other: SlashCommand | null): boolean {
  return one?.start === other?.start && one?.query === other?.query;
}
