import type { FlowEvents } from '@prosa/contract';

/**
 * Returns what starts a flow of another company without what does not exist here. Where nothing is left of a list, the
 * event is left out: it would hold for all.
 */
export function eventsHere(events: FlowEvents, here: ReadonlySet<string>): FlowEvents {
  const among = (ids: readonly string[]) => ids.filter((id) => here.has(id));
  const { finished, tagged } = events;
  const tags = among(tagged?.tags ?? []);
  const [chips, departments] = [among(finished?.chips ?? []), among(finished?.departments ?? [])];
  const isLost =
    (finished?.chips.length && !chips.length) || (finished?.departments.length && !departments.length);
  return {
    ...events,
    finished: finished && !isLost ? { ...finished, chips, departments } : null,
    tagged: tags.length ? { tags } : null,
  };
}
