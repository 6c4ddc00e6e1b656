/** Returns whether a dialog is visible; it may be on the screen before it has the focus. */
export function isCovered(): boolean {
  return Array.from(document.querySelectorAll('[aria-modal="true"]')).some((dialog) =>
    dialog.checkVisibility(),
  );
}
