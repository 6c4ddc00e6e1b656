import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { areas } from '../areas.ts';
import { loadScreen } from '../load-screen.ts';

const backgrounds = areas.flatMap(({ background }) =>
  background ? [lazy(() => loadScreen(background).then(({ Component }) => ({ default: Component })))] : [],
);

const GoKeys = lazy(() =>
  loadScreen(() => import('./go-keys.tsx')).then(({ GoKeys }) => ({ default: GoKeys })),
);

/**
 * The areas' live handlers, which concern a company and hence not staff at home, and the keys that work on every screen;
 * renders nothing visible.
 */
export function Backgrounds() {
  const isStaff = useCurrentUser().kind === 'staff';
  return (
    <Suspense fallback={null}>
      {!isStaff && backgrounds.map((Background, index) => <Background key={index} />)}
      <GoKeys />
    </Suspense>
  );
}
