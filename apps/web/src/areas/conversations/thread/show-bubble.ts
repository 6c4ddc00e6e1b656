const highlight = 2_000;

/** Scrolls a bubble to the middle of its box and highlights it for a moment. */
export function showBubble(bubble: HTMLElement, { takesFocus }: { takesFocus: boolean }): void {
  center(bubble);
  if (takesFocus) bubble.focus({ preventScroll: true });
  bubble.dataset['found'] = 'true';
  setTimeout(() => delete bubble.dataset['found'], highlight);
  // Blocks out of view have only an estimated height until they render: centre again afterwards.
  requestAnimationFrame(() => requestAnimationFrame(() => center(bubble)));
}

/** Returns the rendered bubble of a message, or null. */
export function bubbleOf(within: ParentNode, platform_message_id: string): HTMLElement | null {
  return within.querySelector(`li[data-message="${CSS.escape(platform_message_id)}"]`);
}

function center(bubble: HTMLElement): void {
  bubble.scrollIntoView({ block: 'center', behavior: 'instant' });
}
