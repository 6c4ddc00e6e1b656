import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Cards take a new value this late, so that several changes at once are one. */
const delayMs = 500;
const countMs = 600;

/**
 * Returns the number that a card shows on its way to `value`: it waits half a second and then counts for 600 ms, or
 * takes the value at once for people who want no motion.
 */
export function useCounter(value: number): number {
  const [shown, setShown] = useState(0);
  const latest = useRef(0);
  const isStill = useReducedMotion();
  useEffect(() => {
    let frame = 0;
    const from = latest.current;
    const show = (number: number) => {
      latest.current = number;
      setShown(number);
    };
    const timer = setTimeout(() => {
      if (isStill) return show(value);
      const began = performance.now();
      const step = () => {
        const passed = Math.min(1, (performance.now() - began) / countMs);
        show(passed === 1 ? value : Math.round(from + (value - from) * (1 - (1 - passed) ** 3)));
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      step();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [value, isStill]);
  return shown;
}
