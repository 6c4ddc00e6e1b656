import { useSyncExternalStore } from 'react';

/** Returns whether this window has the focus. */
export function useWindowFocus(): boolean {
  return useSyncExternalStore(subscribe, hasFocus);
}

function hasFocus(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function subscribe(listener: () => void) {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
