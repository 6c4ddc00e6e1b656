import { useEffect, useRef } from 'react';

/** Puts the caret into a form's first field when it appears; not on touch screens, where a keyboard would jump up. */
export function useFocusOnMount<Field extends HTMLElement>() {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);
  return field;
}
