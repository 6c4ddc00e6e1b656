import { createHash } from 'node:crypto';
import type { Ids } from '../../../platform/clock/ids.ts';
import { base32 } from './one-time-code.ts';

const many = 10;
/** Ten letters and digits carry 50 bits: nobody guesses one. */
const chars = 10;

/** Makes the codes that open an account once each when the phone is lost, such as `ABCDE-23456`. */
export function makeRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: many }, () => {
    const bytes = createHash('sha256').update(ids.secret()).digest();
    const code = base32(bytes).slice(0, chars);
    return `${code.slice(0, chars / 2)}-${code.slice(chars / 2)}`;
  });
}
