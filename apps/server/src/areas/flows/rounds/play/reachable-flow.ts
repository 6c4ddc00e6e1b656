import { versionKey, type RunnableFlow } from '../../versions/flow-versions.ts';
import { pinnedVersions } from '../read/pinned-versions.ts';
import type { World } from '../read/world.ts';
import type { Run } from '../run.ts';

/**
 * Returns the version a run is on, with everything that it can reach from there: what it calls, the flows whose phrases
 * hold everywhere, and those that such a phrase led it into. Undefined where its own version cannot be read.
 */
export function reachableFlow({ versions, everywhere }: World, run: Run): RunnableFlow | undefined {
  const own = versions.get(versionKey(run.flow_id, run.version));
  const { frames } = pinnedVersions(run);
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
