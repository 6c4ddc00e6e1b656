/** Each area's live handlers that must run on every signed-in screen: `useRealtime` of its `realtime.ts`. */
const handlers = Object.entries(
  import.meta.glob<() => void>('../../areas/*/realtime.ts', { eager: true, import: 'useRealtime' }),
);

/**
 * Subscribes each area's live handlers once, for all screens. What only an open screen needs belongs to that screen.
 */
export function Realtime() {
  return handlers.map(([file, useRealtime]) => <Handlers key={file} useRealtime={useRealtime} />);
}

function Handlers({ useRealtime }: { useRealtime: () => void }) {
  useRealtime();
  return null;
}
