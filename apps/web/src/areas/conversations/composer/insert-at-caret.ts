/** Inserts text at the caret of a field, in place of the selection; the field gets an input event. */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const length = value.length - (selectionEnd - selectionStart) + text.length;
  if (maxLength >= 0 && length > maxLength) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
