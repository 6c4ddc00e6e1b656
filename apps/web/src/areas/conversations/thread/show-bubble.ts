const highlight = 2_000;

/** Brings a bubble into the middle of its box and marks it for a moment. */
export function showBubble(bubble: HTMLElement, { takesFocus }: { takesFocus: boolean }): void {
  center(bubble);
  if (takesFocus) bubble.focus({ preventScroll: true });
  bubble.dataset['found'] = 'true';
  setTimeout(() => delete bubble.dataset['found'], highlight);
  // Blocks out of view have only an estimated height until they come in: look again once they were drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => center(bubble)));
}

/** The drawn bubble of a message, or null. */
export function bubbleOf(within: ParentNode, platform_message_id: string): HTMLElement | null {
  return within.querySelector(`li[data-message="${CSS.escape(platform_message_id)}"]`);
}

function center(bubble: HTMLElement): void {
  bubble.scrollIntoView({ block: 'center', behavior: 'instant' });
}
