import { describe, expect, it } from 'vitest';
import { dayLabel, elapsed, listTime, longDay, longMonth, shortMonth } from './dates.ts';

const now = new Date(2026, 10, 20, 14, 0);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour, 5);

describe('dates', () => {
  it('dayLabel names the days of a thread', () => {
    expect(dayLabel(at(20, 0), now)).toBe('Hoje');
    expect(dayLabel(at(19, 23), now)).toBe('Ontem');
    expect(dayLabel(at(16), now)).toBe('segunda-feira');
    expect(dayLabel(at(2), now)).toBe('2 de novembro');
    expect(dayLabel(new Date(2025, 2, 1), now)).toBe('1 de março de 2025');
  });

  it('listTime keeps the time of a list row short', () => {
    expect(listTime(at(20), now)).toBe('09:05');
    expect(listTime(at(19), now)).toBe('Ontem');
    expect(listTime(at(16), now)).toBe('seg');
    expect(listTime(at(2), now)).toBe('02/11');
    expect(listTime(new Date(2025, 2, 1), now)).toBe('01/03/25');
  });

  it('days and months of reports are named', () => {
    expect(longDay('2026-11-21')).toBe('21 de novembro de 2026');
    expect(longMonth('2026-03')).toBe('março de 2026');
    expect(shortMonth('2026-05')).toBe('mai/26');
  });

  it('elapsed says how long something lasts', () => {
    expect(elapsed(new Date(now.getTime() - 20_000), now)).toBe('agora');
    expect(elapsed(new Date(now.getTime() - 12 * 60_000), now)).toBe('12 min');
    expect(elapsed(new Date(now.getTime() - 49 * 3_600_000), now)).toBe('2 d');
  });
});
