import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from './breakpoints.ts';

/** Returns whether the window is as narrow as a phone's, known from the first render on. */
export function useIsPhone(): boolean {
  return useMediaQuery(breakpoints.phone, undefined, { getInitialValueInEffect: false }) ?? false;
}
