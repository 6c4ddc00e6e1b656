import { useEffect, useLayoutEffect } from 'react';
import { isTyping } from '../../../ui/keys/use-shortcut.ts';
import { addressedConversation } from '../selection/use-selection.ts';
import { draftIn, setInterrupted, write, writtenTo } from './early-composer.ts';

/** Milliseconds within which a key still belongs to what was being typed. */
const sameWord = 1_500;

let written: string | null = null;
let last: { field: HTMLElement; at: number } | null = null;
let isListening = false;

/**
 * Keeps typed text from going astray. Text typed in the composer of a conversation that is no longer chosen goes to the
 * chosen one. A person who was writing when another conversation was chosen continues in that one. When a field
 * disappears under the person's hands, the rest of the word does not trigger shortcuts of the desk; a key that would
 * have sent or left the text ends it there too.
 */
export function useTypingGuard(conversation_id: string): void {
  useEffect(listen, []);
  useLayoutEffect(() => {
    if (written !== null && written !== conversation_id && isLoose()) write(conversation_id);
  }, [conversation_id]);
}

/** Starts listening for good, because the person may still be typing when the conversation is closed. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before every other listener for keys.
  window.addEventListener('keydown', press, { capture: true });
  window.addEventListener('pointerdown', () => (last = null), { capture: true });
  window.addEventListener('focusin', enter, { capture: true });
  window.addEventListener('focusout', leave, { capture: true });
}

function press(event: KeyboardEvent): void {
  if (event.isComposing) return;
  setInterrupted(false);
  const target = event.composedPath()[0] ?? null;
  if (isTyping(target)) {
    const to = writtenTo(target);
    const chosen = addressedConversation();
    if (to !== null && chosen !== null && to !== chosen) write(chosen);
    const field = document.activeElement;
    last = field instanceof HTMLElement && !endsText(event) ? { field, at: event.timeStamp } : null;
    return;
  }
  const before = last;
  last = null;
  if (!before || isThere(before.field) || event.timeStamp - before.at > sameWord) return;
  const to = writtenTo(before.field);
  const isText = isTextKey(event);
  if (!endsText(event)) {
    last = { field: before.field, at: isText ? event.timeStamp : before.at };
    setInterrupted(to !== null);
  }
  if (!isText) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  goOn(to, event.key);
}

/** Continues a text in its draft that was begun in a composer. */
function goOn(conversation_id: string | null, key: string): void {
  const draft = conversation_id === null ? null : draftIn(conversation_id);
  if (key === 'Backspace') draft?.keep(draft.read().slice(0, -1));
  else if (key.length === 1) draft?.keep(draft.read() + key);
}

function enter({ target, timeStamp }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  if (isTyping(target)) last = { field: target, at: timeStamp };
  if (!target.closest('[role="dialog"]')) written = writtenTo(target);
}

function leave({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget === null && document.hasFocus() && isThere(target)) written = null;
}

function isLoose(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[role="dialog"]') !== null;
}

/**
 * Returns whether a key ends the text: Escape and Tab leave a field; Enter submits a line, Ctrl/Cmd+Enter a text area.
 */
function endsText({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isLine = target instanceof HTMLInputElement;
  return key === 'Escape' || key === 'Tab' || (key === 'Enter' && (isLine || ctrlKey || metaKey));
}

function isTextKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Enter') return true;
  return (key.length === 1 || key === 'Backspace' || key === 'Delete') && !ctrlKey && !metaKey && !altKey;
}

/** Returns whether a field can still be typed in; it may be hidden, or disabled while its text is saved. */
function isThere(field: EventTarget | null): boolean {
  return (
    field instanceof HTMLElement &&
    field.isConnected &&
    field.checkVisibility() &&
    !field.matches(':disabled')
  );
}
