import { useEffect, useLayoutEffect, useRef } from 'react';

interface Options {
  /** Also while the caret is in a field. Off by default, so that typing never triggers anything. */
  whileTyping?: boolean;
  enabled?: boolean;
  /** Asked on each press; where it says no, the key keeps its own meaning. */
  when?: () => boolean;
}

/**
 * Runs `handler` on a key such as `mod+k`, `?`, `escape`, `alt+arrowup`. `mod` is Ctrl, on a Mac Cmd.
 * Compares the produced character, not the key's place, so `?` and `/` work on ABNT2 keyboards too.
 */
export function useShortcut(
  shortcut: string,
  handler: (event: KeyboardEvent) => void,
  options: Options = {},
) {
  const { whileTyping = false, enabled = true, when } = options;
  const latest = useRef({ handler, when });
  // Before the next key: one that follows what is on the screen at once must not do what an earlier screen meant.
  useLayoutEffect(() => {
    latest.current = { handler, when };
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matchesShortcut(shortcut, event)) return;
      if (!whileTyping && isTyping(event.composedPath()[0] ?? null)) return;
      if (latest.current.when?.() === false) return;
      event.preventDefault();
      latest.current.handler(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut, whileTyping, enabled]);
}

/**
 * Returns whether a key press is the shortcut. Shift counts only where it is named, since `?` needs it on many
 * keyboards.
 */
export function matchesShortcut(shortcut: string, event: KeyboardEvent): boolean {
  const parts = shortcut.toLowerCase().split('+');
  const key = parts.pop();
  const wantsMod = parts.includes('mod');
  const hasMod = isMac() ? event.metaKey : event.ctrlKey;
  return (
    event.key.toLowerCase() === key &&
    hasMod === wantsMod &&
    event.altKey === parts.includes('alt') &&
    (!parts.includes('shift') || event.shiftKey)
  );
}

/** Returns whether the browser runs on an Apple system, where Cmd takes the place of Ctrl. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** Returns whether a key pressed there is text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
