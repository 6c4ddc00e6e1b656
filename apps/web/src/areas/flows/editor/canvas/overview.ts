import { useStore } from '@xyflow/react';
import { createContext } from 'react';

/** Below this zoom no text on a card can be read. */
const overviewZoom = 0.35;

/** Whether the canvas is zoomed out to an overview: cards show their name only, and all connections are one path. */
export const OverviewContext = createContext(false);

/** Returns whether the canvas is zoomed out to an overview. */
export function useIsOverview(): boolean {
  return useStore(({ transform }) => transform[2] < overviewZoom);
}
