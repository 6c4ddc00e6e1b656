import { calls, type FlowProblem } from '@prosa/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';
import { callKey } from '../../../../lib/api/use-call.ts';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditor } from '../state/editor-context.ts';

/**
 * Asks for the problems that only the server can see, such as keywords that start another flow too; it looks at the
 * draft as it is now.
 */
export function useChecked(flow_id: string, { flush }: Drafting) {
  const { problems: seen } = useEditor();
  const { data = [], refetch } = useQuery({
    queryKey: callKey(calls.checkFlow, { flow_id }),
    queryFn: async () => {
      await flush();
      return call(calls.checkFlow, { flow_id });
    },
    gcTime: 0,
  });
  const isNew = ({ node, message }: FlowProblem) =>
    !seen.some((known) => known.node === node && known.message === message);
  return { problems: data.filter(isNew), check: refetch };
}
