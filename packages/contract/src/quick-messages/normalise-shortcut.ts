/** Returns a shortcut as it is stored: one word without the slash that calls it; spaces inside become hyphens. */
export function normaliseShortcut(typed: string): string {
  return typed
    .trim()
    .replace(/^[/\s]+/, '')
    .replaceAll(/\s+/g, '-');
}
