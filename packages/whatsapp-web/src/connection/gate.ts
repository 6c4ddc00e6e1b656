import type { EventEmitter } from 'node:events';
import type { BinaryNode } from 'baileys';

/**
 * Lets the owner take what a stanza says before Baileys, which confirms it to the network, sees it. `before` returns
 * null for stanzas that may pass at once. One that the owner does not take never passes, so the network keeps it.
 */
export function holdUntilTaken(
  socket: EventEmitter,
  event: string,
  before: (node: BinaryNode) => Promise<void> | null,
): void {
  const listeners = socket.listeners(event) as ((node: BinaryNode) => void)[];
  socket.removeAllListeners(event);
  const pass = (node: BinaryNode) => listeners.forEach((listener) => listener(node));
  socket.on(event, (node: BinaryNode) => {
    const taken = before(node);
    if (taken === null) pass(node);
    else
      taken.then(
        () => pass(node),
        () => undefined,
      );
  });
}
