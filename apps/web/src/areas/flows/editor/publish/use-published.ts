import { calls, type FlowDocument } from '@prosa/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

/**
 * Returns the version that runs at this moment: somebody else may have published since the editor was opened.
 * Undefined while it loads.
 */
export function usePublished(flow_id: string): FlowDocument | null | undefined {
  return useQuery({
    queryKey: ['published-flow', flow_id],
    queryFn: async () => (await call(calls.getFlow, { flow_id })).published,
    gcTime: 0,
  }).data;
}
