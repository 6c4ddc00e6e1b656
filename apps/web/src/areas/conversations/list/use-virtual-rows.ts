import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { rowStarts, rowsBetween, typicalShift } from './row-layout.ts';

interface Settings<Row> {
  rows: readonly Row[];
  scroller: RefObject<HTMLDivElement | null>;
  /** Rendered wherever it is, so that the focus is not lost with it. */
  keptId: string | undefined;
  /** Height in pixels; a stable function. */
  heightOf: (row: Row) => number;
}

/** Pixels rendered beyond either edge, and the step in which scrolling is followed. */
const margin = 480;
const step = 160;

/**
 * Returns which rows to render and where, so that thousands stay smooth: their heights are known, nothing is measured.
 * Rows that come or go above do not push what the person is looking at.
 */
export function useVirtualRows<Row extends { _id: string }>(settings: Settings<Row>) {
  const { rows, scroller, keptId, heightOf } = settings;
  const starts = useMemo(() => rowStarts(rows, heightOf), [rows, heightOf]);
  const [view, setView] = useState({ top: 0, height: 1_000 });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => {
      const top = Math.floor(box.scrollTop / step) * step;
      const height = box.clientHeight + step;
      setView((known) => (known.top === top && known.height === height ? known : { top, height }));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [scroller]);
  useSteadyView({ rows, starts, scroller });

  const drawn = rowsBetween(starts, { from: view.top - margin, to: view.top + view.height + margin });
  const kept = rows.findIndex((row) => row._id === keptId);
  if (kept !== -1 && !drawn.includes(kept)) drawn.push(kept);
  return { starts, drawn: drawn.toSorted((one, other) => one - other), total: starts.at(-1) ?? 0 };
}

interface Steady {
  rows: readonly { _id: string }[];
  starts: readonly number[];
  scroller: RefObject<HTMLDivElement | null>;
}

/** Pixels below the upper edge whose rows show how far the list moved. */
const lookAhead = 600;

/** Scrolls along when most rows in view were pushed. At the very top it does not, so that new rows come into view. */
function useSteadyView({ rows, starts, scroller }: Steady) {
  const seen = useRef<{ id: string; start: number }[]>([]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const startOf = new Map(rows.map((row, index) => [row._id, starts[index] ?? 0]));
    const shift = typicalShift(seen.current, startOf);
    if (shift !== 0 && box.scrollTop > 0) box.scrollTo({ top: box.scrollTop + shift, behavior: 'instant' });
    const note = () => {
      const inView = rowsBetween(starts, { from: box.scrollTop, to: box.scrollTop + lookAhead });
      seen.current = inView.map((index) => ({ id: rows[index]?._id ?? '', start: starts[index] ?? 0 }));
    };
    note();
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [rows, starts, scroller]);
}
