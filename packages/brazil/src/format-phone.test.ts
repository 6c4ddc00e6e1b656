import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone } from './format-phone.ts';

describe('the display form of a phone', () => {
  it.each([
    ['5541999990000', '+55 (41) 99999-0000'],
    ['554133334444', '+55 (41) 3333-4444'],
    ['5555999990000', '+55 (55) 99999-0000'],
    ['351912345678', '+351 912 345 678'],
    ['14155550123', '+1 415 555 0123'],
    ['5491123456789', '+54 911 2345 6789'],
    ['4512345678', '+45 1234 5678'],
    ['44123', '+44 123'],
    ['35', '+35'],
    ['', ''],
  ])('shows %s as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each([
    ['4', '(4'],
    ['413', '(41) 3'],
    ['4133334444', '(41) 3333-4444'],
    ['41999990000', '(41) 99999-0000'],
    ['5541999990000', '(41) 99999-0000'],
  ])('masks %s as %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });
});
