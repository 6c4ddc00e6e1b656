import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useCan, useCurrentUser } from '../../lib/current-user.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { deskPath, homePath } from '../areas.ts';
import { useScreen } from '../root.tsx';
import { useStaffHome } from '../use-home-path.ts';

/** The current screen. Where its ability is missing, a notice says so and the person goes to the conversations. */
export function AllowedScreen() {
  const can = useCan();
  const screen = useScreen();
  const staffHome = useStaffHome();
  const isVisit = useCurrentUser().kind === 'visitor';
  const { key, pathname } = useLocation();
  const isForbidden = Boolean((screen?.ability && !can(screen.ability)) || (screen?.ownRecord && isVisit));
  // Staff come to the first page by its address or the brand; only a screen they asked for is refused.
  const isWanted = !(staffHome && screen?.path === homePath);
  useEffect(() => {
    if (isForbidden && isWanted) notify.error('Permissões insuficientes.');
  }, [isForbidden, isWanted]);
  if (!isForbidden) return <Outlet />;
  // Redirects each address by itself, also one that is asked for before the redirect from another was drawn.
  return <Navigate key={key + pathname} to={staffHome ?? refuge(screen?.path)} replace />;
}

function refuge(forbidden: string | undefined): string {
  return forbidden === deskPath ? '/meu-perfil' : deskPath;
}
