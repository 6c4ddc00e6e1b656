import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCounter } from './use-counter.ts';

function Counter({ value }: { value: number }) {
  return <output>{useCounter(value)}</output>;
}

const shown = ({ container }: { container: HTMLElement }) => Number(container.textContent);
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for 500 ms, counts for 600 ms, and ends at the value; the next one counts on from there', () => {
  const page = render(<Counter value={1000} />);
  pass(480);
  expect(shown(page)).toBe(0);
  pass(320);
  expect(shown(page)).toBeGreaterThan(0);
  expect(shown(page)).toBeLessThan(1000);
  pass(350);
  expect(shown(page)).toBe(1000);
  page.rerender(<Counter value={1200} />);
  pass(700);
  expect(shown(page)).toBeGreaterThan(1000);
  pass(450);
  expect(shown(page)).toBe(1200);
});

it('takes the value at once, after the wait, for people who want no motion', () => {
  const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => matches);
  const page = render(<Counter value={1000} />);
  pass(510);
  expect(shown(page)).toBe(1000);
});
