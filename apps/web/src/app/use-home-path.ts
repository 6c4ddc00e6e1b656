import { useCan } from '../lib/current-user.tsx';
import { deskPath, homePath } from './areas.ts';

/** Returns the signed-in person's start page: the dashboard, or without it the desk. */
export function useHomePath(): string {
  return useCan()('dashboard.view') ? homePath : deskPath;
}
