/** Returns the step whose card itself has the focus, not something in it. */
export function focusedCard(target: EventTarget | null): string | null {
  const isCard = target instanceof HTMLElement && target.classList.contains('react-flow__node-card');
  return isCard ? (target.dataset.id ?? null) : null;
}
