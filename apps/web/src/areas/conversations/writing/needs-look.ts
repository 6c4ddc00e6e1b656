/**
 * Returns whether the person should see a text before it is sent: it may be the command of a quick message, or have a
 * gap.
 */
export function needsLook(text: string): boolean {
  return /(?:^|\s)\/\S*$|\{/u.test(text);
}
