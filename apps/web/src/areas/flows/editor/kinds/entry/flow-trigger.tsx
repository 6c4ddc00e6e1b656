import { lazy } from 'react';
import { LazyDialog } from '../../../../../ui/loading/lazy-dialog.tsx';
import { useEditor } from '../../state/editor-context.ts';

const TriggerDialog = lazy(() =>
  import('../../../trigger/trigger-dialog.tsx').then(({ TriggerDialog }) => ({ default: TriggerDialog })),
);

/** The trigger of the flow that is drawn, as the list of flows has it; its code comes when it is first opened. */
export function FlowTrigger({ onClose }: { onClose: () => void }) {
  const { company, flowId } = useEditor();
  const flows = company.flows?.filter(({ filed }) => !filed) ?? [];
  const flow = flows.find(({ _id }) => _id === flowId);
  return <LazyDialog onClose={onClose}>{flow && <TriggerDialog {...{ flow, flows, onClose }} />}</LazyDialog>;
}
