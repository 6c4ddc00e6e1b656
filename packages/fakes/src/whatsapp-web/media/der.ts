/** Returns a DER value: tag, length, content. */
export function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthBytes(body.length), body]);
}

function lengthBytes(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
}

export const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
export const set = (...parts: Uint8Array[]) => der(0x31, ...parts);
export const octets = (...parts: Uint8Array[]) => der(0x04, ...parts);
export const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
export const utf8 = (value: string) => der(0x0c, Buffer.from(value));
export const yes = der(0x01, Buffer.from([0xff]));

/** Returns an unsigned integer. */
export function integer(bytes: Uint8Array): Buffer {
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0;
  return isNegative ? der(0x02, Buffer.from([0]), bytes) : der(0x02, bytes);
}

/** Returns an object identifier, written with dots. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
}

/** Returns a moment as GeneralizedTime. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(digits));
}
