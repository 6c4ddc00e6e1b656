import type { EventEmitter } from 'node:events';
import type { BinaryNode } from 'baileys';

/**
 * Lets messages that arrive live wait behind those that the network kept while the number was away. Baileys reads the
 * kept ones from a queue and live ones at once, so a live message would overtake them; it queues what is marked as kept.
 */
export function keepOrder(socket: EventEmitter): void {
  let hasKept = false;
  socket.on('frame', (frame: BinaryNode | Uint8Array) => {
    if (frame instanceof Uint8Array || frame.tag !== 'message') return;
    if (frame.attrs['offline'] !== undefined) hasKept = true;
    else if (hasKept) frame.attrs['offline'] = '0';
  });
}
