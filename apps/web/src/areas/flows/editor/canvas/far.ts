import { useStore } from '@xyflow/react';
import { createContext } from 'react';

/** Below this zoom no text on a card can be read. */
const farZoom = 0.35;

/** Whether the drawing is seen from far: cards show their name only, and all connections are one line. */
export const FarContext = createContext(false);

/** How the drawing is seen now. */
export function useIsFar(): boolean {
  return useStore(({ transform }) => transform[2] < farZoom);
}
