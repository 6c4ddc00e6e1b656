import { useCan } from '../lib/current-user.tsx';
import { deskPath, homePath } from './areas.ts';

/** Where the signed-in person is at home: the dashboard, or without it the desk. */
export function useHomePath(): string {
  return useCan()('dashboard.view') ? homePath : deskPath;
}
