import type { EventEmitter } from 'node:events';
import type { BinaryNode } from 'baileys';

/**
 * Lets messages be read one after the other, in the order of the network. Baileys reads those that the network kept from
 * a queue, and live ones at once and beside each other, so that one whose sender is known would overtake one whose
 * addresses are still being stored, or a whole backlog. It queues what is marked as kept; its events, which differ by
 * that mark, are not used.
 */
export function keepOrder(socket: EventEmitter): void {
  socket.on('frame', (frame: BinaryNode | Uint8Array) => {
    if (!(frame instanceof Uint8Array) && frame.tag === 'message') frame.attrs['offline'] ??= '0';
  });
}
