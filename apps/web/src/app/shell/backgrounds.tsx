import { lazy, Suspense } from 'react';
import { areas } from '../areas.ts';
import { loadScreen } from '../load-screen.ts';

const backgrounds = areas.flatMap(({ background }) =>
  background ? [lazy(() => loadScreen(background).then(({ Component }) => ({ default: Component })))] : [],
);

const GoKeys = lazy(() =>
  loadScreen(() => import('./go-keys.tsx')).then(({ GoKeys }) => ({ default: GoKeys })),
);

/** The areas' live handlers and the keys that work on every screen; renders nothing visible. */
export function Backgrounds() {
  return (
    <Suspense fallback={null}>
      {backgrounds.map((Background, index) => (
        <Background key={index} />
      ))}
      <GoKeys />
    </Suspense>
  );
}
