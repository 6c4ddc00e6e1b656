import { noisePrologue } from './handshake.ts';

const lengthSize = 3;
/** "ED", a version and the length of the routing information, which some clients send first. */
const routingHead = 7;

/** Returns a frame: three bytes of length, then the payload. */
export function frame(payload: Uint8Array): Buffer {
  const head = Buffer.alloc(lengthSize);
  head.writeUIntBE(payload.length, 0, lengthSize);
  return Buffer.concat([head, payload]);
}

/** Creates a reader of a client's byte stream: `take` returns the frames that are complete with these bytes. */
export function createFrameReader() {
  let waiting: Buffer = Buffer.alloc(0);
  let introduced = false;
  return {
    take(bytes: Uint8Array): Buffer[] {
      waiting = Buffer.concat([waiting, bytes]);
      if (!introduced) {
        const length = introductionLength(waiting);
        if (length === null) return [];
        introduced = true;
        waiting = waiting.subarray(length);
      }
      const { frames, rest } = splitFrames(waiting);
      waiting = rest;
      return frames;
    },
  };
}

/** Splits bytes into complete frames and what is left. */
export function splitFrames(bytes: Buffer): { frames: Buffer[]; rest: Buffer } {
  const frames: Buffer[] = [];
  let at = 0;
  while (bytes.length >= at + lengthSize) {
    const end = at + lengthSize + bytes.readUIntBE(at, lengthSize);
    if (bytes.length < end) break;
    frames.push(bytes.subarray(at + lengthSize, end));
    at = end;
  }
  return { frames, rest: Buffer.from(bytes.subarray(at)) };
}

/** Returns how long the client's introduction is, or null while it is incomplete. */
function introductionLength(bytes: Buffer): number | null {
  if (bytes.length < noisePrologue.length) return null;
  const hasRouting = bytes.subarray(0, 2).toString() === 'ED';
  if (hasRouting && bytes.length < routingHead) return null;
  const at = hasRouting ? routingHead + bytes.readUIntBE(4, lengthSize) : 0;
  if (bytes.length < at + noisePrologue.length) return null;
  if (!bytes.subarray(at, at + noisePrologue.length).equals(noisePrologue))
    throw new Error('the client does not speak this protocol');
  return at + noisePrologue.length;
}
