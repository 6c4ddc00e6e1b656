import classes from '../theme/theme-components.module.css';

/** Returns whether a dialog is visible; it may be there before it has the focus. One that fades out counts no more. */
export function isCovered(): boolean {
  return Array.from(document.querySelectorAll('[aria-modal="true"]')).some(
    (dialog) => !dialog.closest(`.${classes.closing}`) && dialog.checkVisibility(),
  );
}
