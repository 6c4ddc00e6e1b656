import { calls, type FlowSummary } from '@prosa/contract';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

interface Props {
  flow: FlowSummary;
  onClose: () => void;
}

/** Asks before a flow is archived, and names the numbers where it still answers. */
export function DeleteFlowDialog({ flow, onClose }: Props) {
  const { data: chips } = useCall(calls.getChips, {});
  const archive = useCallMutation(calls.saveFlow, {
    invalidates: [calls.getFlows],
    onSuccess: () => notify.success('Fluxo apagado com sucesso'),
  });
  const users = (chips ?? []).filter((chip) => chip.redirect === 'flow_chatbot' && chip.flow === flow._id);
  return (
    <ConfirmDialog
      opened
      title="Apagar fluxo"
      confirmLabel="Apagar"
      danger
      blocked={users.length > 0}
      onClose={onClose}
      onConfirm={() => archive.mutateAsync({ _id: flow._id, filed: true })}
    >
      {users.length > 0 ? (
        <>
          “{flow.name}” atende primeiro em {listed(users.map(({ name }) => name))}. Escolha outro fluxo em
          Números antes de apagar este.
        </>
      ) : (
        <>
          “{flow.name}” deixa de começar conversas e sai da lista. As conversas que ele já atendeu continuam
          como estão.
        </>
      )}
    </ConfirmDialog>
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
}
