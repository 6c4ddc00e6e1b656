import hidden from '../../../ui/feedback/visually-hidden.module.css';
import type { Draft } from '../api/drafts.ts';

interface Settings {
  label: string;
  maxChars: number;
  draft: Draft | undefined;
  /** Called with the text, without spaces around it, when Enter is pressed. */
  onEnter: (text: string, event: KeyboardEvent) => void;
  /** Called when the person stops writing here by moving the focus elsewhere. */
  onLeave: (to: EventTarget | null) => void;
  /** Called when Escape is pressed. */
  onEscape: () => void;
}

/** Adds a hidden field that takes the keys in place of one that is not on the screen yet; it continues the draft. */
export function standIn({
  label,
  maxChars,
  draft,
  onEnter,
  onLeave,
  onEscape,
}: Settings): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.className = hidden.root ?? '';
  field.ariaLabel = label;
  field.maxLength = maxChars;
  field.value = draft?.read() ?? '';
  field.addEventListener('input', () => draft?.keep(field.value));
  // The window may lose the focus; but a person who moves it elsewhere inside the window has stopped writing.
  field.addEventListener('blur', ({ relatedTarget }) => document.hasFocus() && onLeave(relatedTarget));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onEnter(field.value.trim(), event);
    }
  });
  document.body.append(field);
  return field;
}
