import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of authenticator apps as all of them expect them: RFC 6238 with SHA-1, six digits, a new one every 30 s. */
const stepMs = 30_000;
const digits = 6;
/** A code of the step before or after is accepted too: clocks differ, and people type slowly. */
const tolerance = 1;

/** Returns the code of a time step (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** Returns the code that an app shows at a moment. */
export function codeAt(secret: Buffer, now: Date): string {
  return codeOf(secret, stepOf(now));
}

/** Returns the time step whose code was typed, among those accepted now; null when it is none of theirs. */
export function matchingStep(secret: Buffer, typed: string, now: Date): number | null {
  const given = Buffer.from(typed);
  let found: number | null = null;
  for (let step = stepOf(now) - tolerance; step <= stepOf(now) + tolerance; step += 1) {
    const code = Buffer.from(codeOf(secret, step));
    if (code.length === given.length && timingSafeEqual(code, given)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes bytes in base32 (RFC 4648) without padding, as authenticator apps take them. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
