import { versionKey, type RunnableFlow } from '../versions/flow-versions.ts';
import type { Run } from './run-row.ts';
import type { World } from './world.ts';

/**
 * The version a run is on, with everything it may come to: what it calls, the flows whose phrases hold everywhere, and
 * those that such a phrase led it into. Undefined where its own cannot be read.
 */
export function reachOf({ versions, everywhere }: World, run: Run): RunnableFlow | undefined {
  const own = versions.get(versionKey(run.flow_id, run.version));
  const led = framesOf(run).flatMap(([flow_id, version]) => versions.get(versionKey(flow_id, version)) ?? []);
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

/** Versions that runs stand in though they neither began there nor call them, so far as they are not known. */
export function versionsLedInto(
  runs: readonly Run[],
  versions: ReadonlyMap<string, RunnableFlow>,
): (readonly [string, number])[] {
  return runs.flatMap((run) => {
    const own = versions.get(versionKey(run.flow_id, run.version));
    return framesOf(run).filter(([flow_id, version]) => {
      const key = versionKey(flow_id, version);
      return own && !Object.hasOwn(own.flows, key) && !versions.has(key);
    });
  });
}

/** The places of a run, whose state may be broken. */
function framesOf({ state }: { state: Partial<Run['state']> | null }): (readonly [string, number])[] {
  return Array.isArray(state?.frames) ? state.frames.map(({ flow_id, version }) => [flow_id, version]) : [];
}
