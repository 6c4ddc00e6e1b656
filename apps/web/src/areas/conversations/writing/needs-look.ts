/**
 * Tells whether a text may be a command for a quick message, or has a gap to fill in: that is checked before it is
 * sent.
 */
export function needsLook(text: string): boolean {
  return /(?:^|\s)\/\S*$|\{/u.test(text);
}
