import { versionKey, type RunnableFlow } from '../../versions/flow-versions.ts';
import type { Run } from '../run.ts';

/** A version of a flow that a run is in. */
export interface PinnedVersion {
  flow_id: string;
  version: number;
}

/** A run's own version, and those of its frames; null where they are all of its own flow. */
export interface PinnedVersions extends PinnedVersion {
  frames: readonly PinnedVersion[] | null;
}

/** Returns the versions that a run is pinned to, whose state may be broken. */
export function pinnedVersions({
  flow_id,
  version,
  state,
}: Pick<Run, keyof PinnedVersion | 'state'>): PinnedVersions {
  const { frames }: Partial<Run['state']> = state ?? {};
  return { flow_id, version, frames: Array.isArray(frames) ? frames : [] };
}

/**
 * Returns the versions that a phrase led runs into, which their own versions neither are nor call, and not yet read.
 */
export function versionsLedInto(
  pinned: readonly PinnedVersions[],
  versions: ReadonlyMap<string, RunnableFlow>,
): (readonly [string, number])[] {
  return pinned.flatMap(({ frames, ...own }) => {
    const flow = versions.get(versionKey(own.flow_id, own.version));
    return (frames ?? [])
      .map(({ flow_id, version }) => [flow_id, version] as const)
      .filter(([flow_id, version]) => {
        const key = versionKey(flow_id, version);
        return flow && !Object.hasOwn(flow.flows, key) && !versions.has(key);
      });
  });
}
