import { describe, expect, it } from 'vitest';
import { phoneFault } from './phone-fault.ts';

describe('phoneFault', () => {
  it.each([
    ['41987654321', null],
    ['4187654321', null],
    ['4133334444', null],
    ['1234', 'too_short'],
    ['987654321', 'no_area_code'],
    ['419876543210', 'too_long'],
    ['20987654321', 'unknown_area_code'],
    ['41887654321', 'no_mobile'],
    ['4113334444', 'no_landline'],
  ])('%s → %s', (national, fault) => expect(phoneFault(national)).toBe(fault));
});
