import { versionKey, type RunnableFlow } from '../../versions/flow-versions.ts';
import type { Run } from '../run-rows.ts';
import type { World } from '../read/world.ts';

/**
 * The version a run is on, with everything it may come to: what it calls, the flows whose phrases hold everywhere, and
 * those that such a phrase led it into. Undefined where its own cannot be read.
 */
export function reachOf({ versions, everywhere }: World, run: Run): RunnableFlow | undefined {
  const own = versions.get(versionKey(run.flow_id, run.version));
  const { frames } = standingOf(run);
  const led = (frames ?? []).flatMap(
    ({ flow_id, version }) => versions.get(versionKey(flow_id, version)) ?? [],
  );
  const all = [...new Set([...everywhere, ...led])].filter((flow) => flow !== own);
  if (!own || !all.length) return own;
  // What the run itself calls is called in the version that was pinned for it.
  all.push(own);
  return {
    ...own,
    flows: Object.assign({}, ...all.map(({ flows }) => flows)) as RunnableFlow['flows'],
    callees: Object.assign({}, ...all.map(({ callees }) => callees)) as RunnableFlow['callees'],
    needs: {
      ...own.needs,
      waiting: all.some(({ needs }) => needs.waiting),
      media: [...new Set(all.flatMap(({ needs }) => needs.media))],
    },
  };
}

/** Where a run stands: in which version of which flow. */
export interface Place {
  flow_id: string;
  version: number;
}

/** A run's own flow, and the places it stands in. */
export interface Standing extends Place {
  frames: readonly Place[] | null;
}

/** Versions that runs stand in though they neither began there nor call them, so far as they are not known. */
export function versionsLedInto(
  standing: readonly Standing[],
  versions: ReadonlyMap<string, RunnableFlow>,
): (readonly [string, number])[] {
  return standing.flatMap(({ frames, ...own }) => {
    const flow = versions.get(versionKey(own.flow_id, own.version));
    return (frames ?? [])
      .map(({ flow_id, version }) => [flow_id, version] as const)
      .filter(([flow_id, version]) => {
        const key = versionKey(flow_id, version);
        return flow && !Object.hasOwn(flow.flows, key) && !versions.has(key);
      });
  });
}

/** Where a run stands, whose state may be broken. */
export function standingOf({ flow_id, version, state }: Pick<Run, keyof Place | 'state'>): Standing {
  const { frames }: Partial<Run['state']> = state ?? {};
  return { flow_id, version, frames: Array.isArray(frames) ? frames : [] };
}
