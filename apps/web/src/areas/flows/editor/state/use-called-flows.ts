import { calls, type Flow, type FlowDocument } from '@prosa/contract';
import type { RunningFlow } from '@prosa/flow-engine';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { callQuery } from '../../../../lib/api/use-call.ts';

const none: readonly string[] = [];

/** Returns the published flows that a drawing calls, those that they call, and the `others` with what they call. */
export function useCalledFlows(
  { flow_id, document }: { flow_id: string; document: FlowDocument },
  others = none,
): RunningFlow[] {
  const client = useQueryClient();
  const published = (id: string) =>
    client.getQueryData(callQuery(calls.getFlow, { flow_id: id }).queryKey)?.published ?? null;
  const ids = reachable(document, others, published).filter((id) => id !== flow_id);
  return useQueries({
    queries: ids.map((id) => callQuery(calls.getFlow, { flow_id: id })),
    combine: running,
  });
}

function reachable(
  document: FlowDocument,
  others: readonly string[],
  published: (id: string) => FlowDocument | null,
): string[] {
  const found = new Set<string>();
  const waiting = [...others, ...calledBy(document)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const called = published(next);
    if (called) waiting.push(...calledBy(called));
  }
  return [...found];
}

function calledBy({ nodes }: FlowDocument): string[] {
  return nodes.flatMap((node) => (node.type === 'subflow' && node.settings.flow ? [node.settings.flow] : []));
}

function running(results: UseQueryResult<Flow, ApiError>[]): RunningFlow[] {
  return results.flatMap(({ data }) =>
    data?.published
      ? [
          {
            flow_id: data._id,
            name: data.name,
            version: data.published_version ?? 1,
            document: data.published,
          },
        ]
      : [],
  );
}
