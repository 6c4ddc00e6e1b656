import { calls } from '@prosa/contract';
import { useCall } from '../../../../lib/api/use-call.ts';
import type { EditorView } from '../state/use-editor-view.ts';

/** Reads how many took each way in the period chosen over the drawing, while that is shown. */
export function useFlowCounts(flow_id: string, { counted, showsCounts }: EditorView) {
  return useCall(
    calls.getFlowCounts,
    { flow_id, interval: counted },
    { enabled: showsCounts, keepPrevious: true },
  );
}
