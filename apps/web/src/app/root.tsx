import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import type { Screen } from '../lib/screens.ts';
import { setTabTitle } from '../lib/title-badge.ts';
import { announce } from '../ui/feedback/live-region.tsx';
import classes from './root.module.css';
import { useSessionWatch } from './use-session-watch.ts';

/** Wraps every route: leaves when the session ends, names the tab, and shows that a screen is loading. */
export function Root() {
  useSessionWatch();
  const title = useScreen()?.title;
  const navigation = useNavigation();
  useEffect(() => {
    setTabTitle(title ? `${title} · Prosa` : 'Prosa');
    if (title) announce(title);
  }, [title]);
  return (
    <>
      {navigation.state !== 'idle' && <div className={classes.progress} aria-hidden />}
      <Outlet />
    </>
  );
}

/** Returns the screen at the current address. */
export function useScreen(): Screen | undefined {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isScreen);
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'lazy' in handle;
}
