import { useCan } from '../lib/current-user.tsx';
import { deskPath, homePath } from './areas.ts';

/** Returns where the signed-in person starts: at the dashboard, or at the desk when they may not see it. */
export function useHomePath(): string {
  return useCan()('dashboard.view') ? homePath : deskPath;
}
