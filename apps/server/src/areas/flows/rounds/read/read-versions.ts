import type { Transaction } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { FlowRow } from '../../flow-rows.ts';
import { runnableFlows, versionKey, type RunnableFlow } from '../../versions/flow-versions.ts';
import type { Run } from '../run.ts';
import type { Concerned } from './find-concerned.ts';
import { pinnedVersions, versionsLedInto, type PinnedVersions } from './pinned-versions.ts';

interface Asked {
  concerned: readonly Concerned[];
  flows: readonly FlowRow[];
  interrupted: ReadonlyMap<string, Run>;
  log: Log;
}

/** Reads the versions that may run: those of live runs, those that may start, and those that may continue. */
export async function readVersions(
  tx: Transaction,
  { concerned, flows, interrupted, log }: Asked,
): Promise<Map<string, RunnableFlow>> {
  const wanted: (readonly [string, number])[] = [];
  const begins = new Set(concerned.flatMap(flowsToBegin));
  for (const { id, trigger, everywhere, published_version } of flows)
    if (published_version !== null && (trigger || everywhere || begins.has(id)))
      wanted.push([id, published_version]);
  for (const { run_flow, run_version } of concerned)
    if (run_flow !== null && run_version !== null) wanted.push([run_flow, run_version]);
  for (const { flow_id, version } of interrupted.values()) wanted.push([flow_id, version]);
  const versions = await runnableFlows(tx, { wanted, log });
  const led = versionsLedInto(pinnedBy(concerned, interrupted), versions);
  return led.length ? new Map([...versions, ...(await runnableFlows(tx, { wanted: led, log }))]) : versions;
}

/** Phrases may have led runs into flows that nothing else names any more. */
function pinnedBy(concerned: readonly Concerned[], interrupted: ReadonlyMap<string, Run>): PinnedVersions[] {
  const live = concerned.flatMap(({ run_flow: flow_id, run_version: version, run_frames: frames }) =>
    flow_id !== null && version !== null ? [{ flow_id, version, frames }] : [],
  );
  return [...live, ...[...interrupted.values()].map(pinnedVersions)];
}

function flowsToBegin({ start_flow, flow_id, items }: Concerned): string[] {
  const asked = items.flatMap((item) => (item.kind === 'asked' ? [item.flow_id] : []));
  return [start_flow, flow_id, ...asked].filter((id) => id !== null);
}

interface Known {
  versions: ReadonlyMap<string, RunnableFlow>;
  runs: readonly Run[];
  log: Log;
}

/** Reads the versions that runs were led into after they were looked at and before they were locked. */
export async function readLateVersions(
  tx: Transaction,
  { versions, runs, log }: Known,
): Promise<Map<string, RunnableFlow>> {
  const missing = runs.filter(({ flow_id, version }) => !versions.has(versionKey(flow_id, version)));
  const wanted = missing.map(({ flow_id, version }) => [flow_id, version] as const);
  return runnableFlows(tx, {
    wanted: [...wanted, ...versionsLedInto(runs.map(pinnedVersions), versions)],
    log,
  });
}

/** Returns the published versions in use whose phrases hold in every flow, oldest first. */
export function versionsEverywhere(
  flows: readonly FlowRow[],
  versions: ReadonlyMap<string, RunnableFlow>,
): RunnableFlow[] {
  return flows.flatMap(({ id, everywhere, published_version: version }) =>
    everywhere && version !== null ? (versions.get(versionKey(id, version)) ?? []) : [],
  );
}
