import { useEffect, useState, type RefObject } from 'react';

/** Returns the text area of the form around an element, or null until it is known. */
export function useField(anchor: RefObject<HTMLElement | null>): HTMLTextAreaElement | null {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  useEffect(() => setField(anchor.current?.closest('form')?.querySelector('textarea') ?? null), [anchor]);
  return field;
}

/**
 * Replaces a part of the field with text, as if it had been typed: the form gets an input event, and the caret is
 * behind the text.
 */
export function typeInto(
  field: HTMLTextAreaElement,
  text: string,
  { start, end }: { start: number; end: number },
): void {
  field.focus();
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts text where the caret of the field is, in place of what is selected. */
export function typeAtCaret(field: HTMLTextAreaElement | null, text: string): void {
  if (field) typeInto(field, text, { start: field.selectionStart, end: field.selectionEnd });
}
