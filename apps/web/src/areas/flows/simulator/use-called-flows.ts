import { calls, type Flow, type FlowDocument } from '@prosa/contract';
import type { RunningFlow } from '@prosa/flow-engine';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { callQuery } from '../../../lib/api/use-call.ts';

/** The published flows that a drawing calls, and those that they call. */
export function useCalledFlows(document: FlowDocument, flow_id: string): RunningFlow[] {
  const client = useQueryClient();
  const published = (id: string) =>
    client.getQueryData(callQuery(calls.getFlow, { flow_id: id }).queryKey)?.published ?? null;
  const ids = reachable(document, published).filter((id) => id !== flow_id);
  return useQueries({
    queries: ids.map((id) => callQuery(calls.getFlow, { flow_id: id })),
    combine: running,
  });
}

function reachable(document: FlowDocument, published: (id: string) => FlowDocument | null): string[] {
  const found = new Set<string>();
  const waiting = [document];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const node of next.nodes) {
      if (node.type !== 'subflow' || !node.settings.flow || found.has(node.settings.flow)) continue;
      found.add(node.settings.flow);
      const called = published(node.settings.flow);
      if (called) waiting.push(called);
    }
  }
  return [...found];
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
