import { calls, type Flow } from '@prosa/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { callQuery } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { EditorFailure } from './frame/editor-failure.tsx';
import { EditorFrame } from './frame/editor-frame.tsx';
import { EditorSkeleton } from './frame/editor-skeleton.tsx';

/** The editor of one flow, on a screen of its own. A flow that cannot be loaded leads back to the list. */
export function FlowEditor() {
  const { flowId = '' } = useParams();
  const navigate = useNavigate();
  const { data, dataUpdatedAt, error, refetch } = useFlow(flowId);
  const isGone = error?.kind === 'not_found' || error?.kind === 'rejected' || error?.kind === 'forbidden';
  useEffect(() => {
    if (!isGone) return;
    notify.error('Este fluxo não existe mais.');
    void navigate('/flows', { replace: true });
  }, [isGone, navigate]);
  const reload = async () => {
    await refetch();
  };
  if (data) return <EditorFrame key={`${data._id}:${dataUpdatedAt}`} flow={data} onReload={reload} />;
  if (error && !isGone) return <EditorFailure message={error.message} onRetry={() => void reload()} />;
  return <EditorSkeleton />;
}

/** Read once: what is on the screen then is the draft of the person who edits, and only they have it loaded again. */
function useFlow(flow_id: string) {
  return useQuery({
    ...callQuery(calls.getFlow, { flow_id }),
    gcTime: 0,
    // Not even when everything is read again after a lost connection: the editor would begin again.
    staleTime: 'static',
    structuralSharing: (_before, after) => after as Flow,
  });
}
