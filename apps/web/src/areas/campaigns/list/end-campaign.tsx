import { calls, type Campaign } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';
import { isOver } from '../campaign-standing.ts';

interface Props {
  /** Null while none is concerned. */
  campaign: Campaign | null;
  onClose: () => void;
}

/** Asks before a campaign is cancelled. */
export function CancelCampaign({ campaign, onClose }: Props) {
  const cancel = useEnding('Campanha cancelada com sucesso');
  return (
    <ConfirmDialog
      opened={campaign !== null}
      title="Cancelar campanha"
      confirmLabel="Cancelar campanha"
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (campaign) await cancel.mutateAsync({ _id: campaign._id, cancel_now: true });
      }}
    >
      Nada mais da campanha “{isolatedName(campaign?.name ?? '')}” será enviado, só a mensagem que já estiver
      saindo. Isto não pode ser desfeito.
    </ConfirmDialog>
  );
}

/** Asks before a campaign is deleted. */
export function DeleteCampaign({ campaign, onClose }: Props) {
  const archive = useEnding('Campanha apagada com sucesso');
  return (
    <ConfirmDialog
      opened={campaign !== null}
      title="Apagar campanha"
      confirmLabel="Apagar"
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (campaign) await archive.mutateAsync({ _id: campaign._id, filed: true });
      }}
    >
      A campanha “{isolatedName(campaign?.name ?? '')}” some desta lista, com seus resultados. O que já foi
      enviado continua nas conversas.
      {campaign && !isOver(campaign) && ' O que ainda não foi enviado é cancelado.'}
    </ConfirmDialog>
  );
}

function useEnding(done: string) {
  return useCallMutation(calls.updateCampaign, {
    invalidates: [calls.getCampaigns, calls.getCampaign, calls.getCampaignRealTimeData],
    onSuccess: () => notify.success(done),
  });
}
