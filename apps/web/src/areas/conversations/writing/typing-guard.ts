import { useEffect, useLayoutEffect } from 'react';
import { isTyping } from '../../../ui/keys/use-shortcut.ts';
import { addressedConversation } from '../selection/use-selection.ts';
import { draftIn, write, writtenTo } from './early-composer.ts';

/** Milliseconds within which a key still belongs to what was being typed. */
const sameWord = 1_500;

let written: string | null = null;
let last: { field: HTMLElement; at: number } | null = null;
let isListening = false;

/**
 * Keeps text from going astray. What is typed in the composer of a conversation that is no longer the chosen one goes
 * to the chosen one; who was writing as another conversation was chosen writes on in that one; and when a field
 * vanishes under somebody's hands, the rest of the word is no key of the desk.
 */
export function useTypingGuard(conversation_id: string): void {
  useEffect(listen, []);
  useLayoutEffect(() => {
    if (written !== null && written !== conversation_id && isLoose()) write(conversation_id);
  }, [conversation_id]);
}

/** Listens from now on: text may be under way when its conversation is closed. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before every other listener of keys.
  window.addEventListener('keydown', press, { capture: true });
  window.addEventListener('pointerdown', () => (last = null), { capture: true });
  window.addEventListener('focusin', enter, { capture: true });
  window.addEventListener('focusout', leave, { capture: true });
}

function press(event: KeyboardEvent): void {
  if (event.isComposing) return;
  const target = event.composedPath()[0] ?? null;
  if (isTyping(target)) {
    const to = writtenTo(target);
    const chosen = addressedConversation();
    if (to !== null && chosen !== null && to !== chosen) write(chosen);
    const field = document.activeElement;
    last = field instanceof HTMLElement && !endsText(event) ? { field, at: event.timeStamp } : null;
    return;
  }
  if (!last || isThere(last.field) || event.timeStamp - last.at > sameWord || event.key === 'Escape') {
    last = null;
    return;
  }
  if (!isText(event)) return;
  last.at = event.timeStamp;
  event.preventDefault();
  event.stopImmediatePropagation();
  goOn(writtenTo(last.field), event.key);
}

/** What was begun in a composer goes on in its draft. */
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

/** Escape and Tab lead out of a field; Enter, in one of several lines Ctrl/Cmd+Enter, ends what is written in it. */
function endsText({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isLine = target instanceof HTMLInputElement;
  return key === 'Escape' || key === 'Tab' || (key === 'Enter' && (isLine || ctrlKey || metaKey));
}

function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Enter') return true;
  return (key.length === 1 || key === 'Backspace' || key === 'Delete') && !ctrlKey && !metaKey && !altKey;
}

/** Whether a field can still be typed in; it may also be hidden, or off while its text is saved. */
function isThere(field: EventTarget | null): boolean {
  return (
    field instanceof HTMLElement &&
    field.isConnected &&
    field.checkVisibility() &&
    !field.matches(':disabled')
  );
}
