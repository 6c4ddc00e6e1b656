import { calls, type Audience } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';

interface Props {
  /** Null while none is to be deleted. */
  audience: Audience | null;
  onClose: () => void;
}

/** Asks before an audience is deleted. */
export function DeleteAudience({ audience, onClose }: Props) {
  const archive = useCallMutation(calls.saveAudience, {
    invalidates: [calls.getAudiences],
    onSuccess: () => notify.success('Audiência apagada com sucesso'),
  });
  return (
    <ConfirmDialog
      opened={audience !== null}
      title="Apagar audiência"
      confirmLabel="Apagar"
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (audience) await archive.mutateAsync({ _id: audience._id, filed: true });
      }}
    >
      A audiência “{isolatedName(audience?.name ?? '')}” deixa de existir. Seus contatos continuam em
      Contatos.
      {audience?.state === 'filling' && ' O que ainda está entrando é cancelado.'}
    </ConfirmDialog>
  );
}
