import { Navigate } from 'react-router';
import { homePath } from './areas.ts';

/** Stands at `/` as long as no area has a screen there. */
export function HomeRedirect() {
  return <Navigate to={homePath} replace />;
}
