import { Decoder, PacketType } from 'socket.io-parser';

const maxKept = 500;

/** What was read in the latest events for everybody, by their text. */
const known = new Map<string, unknown>();

function read(text: string): unknown {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  if (known.size === maxKept) known.clear();
  const data: unknown = JSON.parse(text.slice(1));
  known.set(text, data);
  return data;
}

/**
 * Reads what hundreds of browsers hear in one process: an event that all of them get is parsed for the first of them
 * only. Each browser has a machine of its own to parse on; here they would take the cores that the server is measured on.
 */
export class SharedDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || !packet.startsWith('2[')) return super.add(packet);
    this.emitReserved('decoded', { type: PacketType.EVENT, nsp: '/', data: read(packet) });
  }
}
