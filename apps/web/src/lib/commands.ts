import { useEffect } from 'react';

/** Something a person can do on the current screen, as the palette offers it. */
export interface Command {
  label: string;
  /** A key as `useShortcut` names it. */
  shortcut?: string;
  run: () => void;
}

const shown = new Map<symbol, readonly Command[]>();

/** Offers commands in the palette as long as the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const key = Symbol('commands');
    shown.set(key, commands);
    return () => {
      shown.delete(key);
    };
  });
}

/** Returns everything that the screen offers now. */
export function currentCommands(): readonly Command[] {
  return [...shown.values()].flat();
}
