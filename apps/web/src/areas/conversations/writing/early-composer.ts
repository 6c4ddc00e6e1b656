import { limits } from '@prosa/contract';
import type { Draft } from '../api/drafts.ts';
import { needsLook } from './needs-look.ts';
import { isResuming } from './resuming.ts';
import { standIn } from './stand-in.ts';

/** A text that was written before its composer was on the screen. */
export interface EarlyText {
  conversation_id: string;
  text: string;
  /** Ctrl/Cmd+Enter: the conversation is finished once this was sent. */
  isLast: boolean;
}

/** Where written text goes. */
export interface Writing {
  draftIn: (conversation_id: string) => Draft;
  send: (written: EarlyText) => void;
}

interface EarlyComposer {
  field: HTMLTextAreaElement;
  conversation_id: string;
}

let writing: Writing | null = null;
let early: EarlyComposer | null = null;
let closed: string | null = null;
let interrupted = false;

/** Sets where the signed-in person's text goes. */
export function setWriting(next: Writing): void {
  writing = next;
}

/** Returns the draft of a conversation, to continue writing it. */
export function draftIn(conversation_id: string): Draft | undefined {
  return writing?.draftIn(conversation_id);
}

/** Returns the conversation that a field writes to, if it is a composer or its stand-in; otherwise null. */
export function writtenTo(field: unknown): string | null {
  if (!(field instanceof HTMLElement)) return null;
  return field.dataset['composer'] ?? field.dataset['earlyComposer'] ?? null;
}

/** Records whether the composer in which the person was in the middle of a text has disappeared under their hands. */
export function setInterrupted(isInterrupted: boolean): void {
  interrupted = isInterrupted;
}

/** Returns whether the person is writing to a customer, or was until their composer disappeared. */
export function isWriting(): boolean {
  return interrupted || writtenTo(document.activeElement) !== null;
}

/**
 * Puts the caret into the composer of a conversation. While the composer is not on the screen yet, a hidden field takes
 * the keys, so that each of them (accents and input methods too) becomes text for that conversation.
 */
export function write(conversation_id: string): void {
  if (conversation_id === closed && !isResuming(conversation_id)) return;
  if (early?.conversation_id === conversation_id) return early.field.focus();
  const composer = composerOf(conversation_id);
  composer?.focus();
  if (composer && document.activeElement === composer) return;
  stopEarly();
  early = { conversation_id, field: earlyField(conversation_id) };
  early.field.focus({ preventScroll: true });
}

/** Moves the caret to the composer, now that it is on the screen. */
export function moveIn(conversation_id: string): void {
  if (early?.conversation_id !== conversation_id || early.field.dataset['composing']) return;
  const { selectionStart, selectionEnd } = early.field;
  const composer = composerOf(conversation_id);
  composer?.focus({ preventScroll: true });
  if (!composer || document.activeElement !== composer) return;
  composer.setSelectionRange(selectionStart, selectionEnd);
  stopEarly();
}

/** Sets in which open conversation nobody can write now; what was written early stays in its draft. */
export function closeWriting(conversation_id: string | null): void {
  closed = conversation_id;
  if (early?.conversation_id === closed) stopEarly();
}

/** Removes the stand-in field of a conversation that could not be resumed; what was written stays in its draft. */
export function stopWhereClosed(): void {
  if (early?.conversation_id === closed) stopEarly();
}

/** Removes the stand-in field of any other conversation than the one that is chosen now. */
export function keepEarly(conversation_id: string | null): void {
  if (early && early.conversation_id !== conversation_id) stopEarly();
}

function stopEarly(): void {
  const field = early?.field;
  early = null;
  field?.remove();
}

function composerOf(conversation_id: string): HTMLTextAreaElement | null {
  return document.querySelector(`[data-composer="${CSS.escape(conversation_id)}"]`);
}

function earlyField(conversation_id: string): HTMLTextAreaElement {
  const draft = draftIn(conversation_id);
  const found = draft?.read() ?? '';
  const leave = () => {
    if (early?.field === field) stopEarly();
  };
  const field = standIn({
    label: 'Mensagem, enquanto a conversa abre',
    maxChars: limits.message_max_chars,
    draft,
    onEnter(text, event) {
      // An older draft is not sent before the person has seen it.
      if (text === '' || found !== '' || needsLook(text)) return;
      field.value = '';
      draft?.keep('');
      const isLast = event.ctrlKey || event.metaKey;
      if (isLast) stopEarly();
      writing?.send({ conversation_id, text, isLast });
    },
    onLeave: leave,
    onEscape: leave,
  });
  field.dataset['earlyComposer'] = conversation_id;
  field.addEventListener('compositionstart', () => (field.dataset['composing'] = 'yes'));
  field.addEventListener('compositionend', () => {
    delete field.dataset['composing'];
    moveIn(conversation_id);
  });
  return field;
}
