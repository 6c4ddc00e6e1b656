import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, toInternational, withoutCountry } from './phone.ts';

describe('phone', () => {
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

  it('takes 55 off only when 12 or 13 digits justify it, since 55 is an area code too', () => {
    expect(withoutCountry('+55 (41) 99999-0000')).toBe('41999990000');
    expect(withoutCountry('(55) 99999-0000')).toBe('55999990000');
    expect(withoutCountry('(55) 3333-4444')).toBe('5533334444');
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

  it('puts the country in front for the server', () => {
    expect(toInternational('(55) 99999-0000')).toBe('5555999990000');
    expect(toInternational('')).toBe('');
  });
});
