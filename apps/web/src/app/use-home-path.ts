import { useCan, useCurrentUser } from '../lib/current-user.tsx';
import { deskPath, homePath, screens } from './areas.ts';

/** Returns where the signed-in person starts: at the dashboard, or at the desk when they may not see it. */
export function useHomePath(): string {
  const staffHome = useStaffHome();
  const can = useCan();
  if (staffHome) return staffHome;
  return can('dashboard.view') ? homePath : deskPath;
}

/** Returns where somebody of the provider's staff starts: the first screen of theirs; null for everybody else. */
export function useStaffHome(): string | null {
  const can = useCan();
  if (useCurrentUser().kind !== 'staff') return null;
  const first = screens.find(({ ability }) => ability?.startsWith('backoffice.') && can(ability));
  return first?.path ?? '/meu-perfil';
}
