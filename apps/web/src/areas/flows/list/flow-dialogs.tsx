import type { FlowSummary } from '@prosa/contract';
import { TriggerDialog } from '../trigger/trigger-dialog.tsx';
import { DeleteFlowDialog } from './delete-flow-dialog.tsx';
import { DuplicateFlowDialog } from './duplicate-flow-dialog.tsx';
import type { FlowAct } from './flow-acts.ts';
import { ImportFlowDialog } from './import-flow-dialog.tsx';
import { NewFlowDialog } from './new-flow-dialog.tsx';

/** What the person wants to do: with a flow of the list, or with a new one. */
export type FlowDialog = { act: 'new' | 'import' } | { act: Exclude<FlowAct, 'edit'>; flow: FlowSummary };

interface Props {
  dialog: FlowDialog;
  /** All flows in use. */
  flows: readonly FlowSummary[];
  onClose: () => void;
}

/** The dialogs of the list. */
export function FlowDialogs({ dialog, flows, onClose }: Props) {
  switch (dialog.act) {
    case 'new':
      return <NewFlowDialog onClose={onClose} />;
    case 'import':
      return <ImportFlowDialog onClose={onClose} />;
    case 'trigger':
      return <TriggerDialog flow={dialog.flow} flows={flows} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateFlowDialog flow={dialog.flow} onClose={onClose} />;
    case 'delete':
      return <DeleteFlowDialog flow={dialog.flow} onClose={onClose} />;
  }
}
