import { bytesOf, type Node } from '../nodes.ts';

/** The encrypted part of a message, as an `<enc>` node carries it. */
export interface Ciphertext {
  type: 'pkmsg' | 'msg';
  ciphertext: Uint8Array;
}

/** Returns the encrypted part that an `<enc>` carries. */
export function readCiphertext(enc: Node): Ciphertext {
  const type = enc.attrs['type'] === 'pkmsg' ? 'pkmsg' : 'msg';
  return { type, ciphertext: bytesOf(enc) ?? Buffer.alloc(0) };
}
