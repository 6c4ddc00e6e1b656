/** The long vertical piece of a connection that leads on, in pixels of the canvas. */
export interface VerticalRun {
  id: string;
  x: number;
  /** The height of the port it leaves, and that of the card it reaches. */
  from: number;
  to: number;
  /** The card it reaches. Those that lead to the same one may lie on each other. */
  target: string;
  /** Between which places it may be moved to a side. */
  min: number;
  max: number;
}

/** Between two tracks, where there is room. */
const trackWidth = 10;

/**
 * Returns how far each run is moved to a side, in pixels by id, so that no two that lead to different cards lie on each
 * other. Runs that stay in place are left out.
 */
export function asideOf(runs: readonly VerticalRun[]): ReadonlyMap<string, number> {
  const aside = new Map<string, number>();
  for (const column of grouped(
    runs,
    ({ x }) => x,
    ({ x }) => x + trackWidth,
  ))
    for (const meeting of grouped(column, topOf, bottomOf)) spread(meeting, aside);
  return aside;
}

/** Groups those whose ranges touch, directly or through others. */
function grouped(
  runs: readonly VerticalRun[],
  start: (run: VerticalRun) => number,
  end: (run: VerticalRun) => number,
): VerticalRun[][] {
  const groups: VerticalRun[][] = [];
  let reached = -Infinity;
  for (const run of runs.toSorted((one, other) => start(one) - start(other))) {
    if (start(run) < reached) groups.at(-1)?.push(run);
    else groups.push([run]);
    reached = Math.max(reached, end(run));
  }
  return groups;
}

function spread(runs: readonly VerticalRun[], aside: Map<string, number>): void {
  const tracks = tracksOf(bundlesOf(runs));
  const last = Math.max(...tracks.values());
  if (last === 0) return;
  const left = Math.max(...runs.map(({ x, min }) => min - x));
  const right = Math.min(...runs.map(({ x, max }) => max - x));
  const width = Math.max(0, Math.min(trackWidth * last, right - left));
  const first = Math.max(left, Math.min(-width / 2, right - width));
  for (const [{ ids }, track] of tracks) for (const id of ids) aside.set(id, first + (width * track) / last);
}

/** Those that lead to the same card: they turn at the same place. */
interface Bundle {
  ids: string[];
  /** The port of the longest of them, and the card. */
  from: number;
  to: number;
  top: number;
  bottom: number;
}

function bundlesOf(runs: readonly VerticalRun[]): Bundle[] {
  const targets = new Set(runs.map(({ target }) => target));
  return [...targets].map((wanted) => {
    const bundled = runs.filter(({ target }) => target === wanted);
    return {
      ids: bundled.map(({ id }) => id),
      ...bundled.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)),
      top: Math.min(...bundled.map(topOf)),
      bottom: Math.max(...bundled.map(bottomOf)),
    };
  });
}

/**
 * Numbers the tracks from the left. Of those that lead up the upper port turns first, of those that lead down the lower
 * one: in that order none crosses another that ends on the same side.
 */
function tracksOf(bundles: readonly Bundle[]): Map<Bundle, number> {
  const [up, down] = [bundles.filter(leadsUp), bundles.filter((bundle) => !leadsUp(bundle))];
  const ordered = [
    ...up.toSorted((one, other) => one.from - other.from),
    ...down.toSorted((one, other) => other.from - one.from),
  ];
  const tracks = new Map<Bundle, number>();
  for (const bundle of ordered) {
    const taken = [...tracks].filter(([other]) => meet(bundle, other)).map(([, track]) => track + 1);
    tracks.set(bundle, Math.max(0, ...taken));
  }
  return tracks;
}

type Heights = Pick<VerticalRun, 'from' | 'to'>;

const leadsUp = ({ from, to }: Heights) => to < from;
const lengthOf = ({ from, to }: Heights) => Math.abs(to - from);
const topOf = ({ from, to }: Heights) => Math.min(from, to);
const bottomOf = ({ from, to }: Heights) => Math.max(from, to);
const meet = (one: Bundle, other: Bundle) => one.top < other.bottom && other.top < one.bottom;
