import { Button, Group } from '@mantine/core';
import { calls, type OptOut } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { optOutName } from './opt-out-name.ts';

/** Decides whether what somebody wrote asks to receive no more. */
export function OptOutDecision({ entry }: { entry: OptOut }) {
  const invalidates = [calls.getOptOuts];
  const confirm = useCallMutation(calls.confirmOptOut, {
    invalidates,
    onSuccess: () => notify.success('Contato na lista de não envio'),
  });
  const dismiss = useCallMutation(calls.removeOptOut, {
    invalidates,
    onSuccess: () => notify.success('O contato continua recebendo'),
  });
  const { _id: opt_out_id } = entry;
  const name = optOutName(entry);
  const isBusy = confirm.isPending || dismiss.isPending;
  return (
    <Group gap="xs">
      <Button
        size="xs"
        disabled={isBusy}
        aria-label={`Confirmar pedido de ${name}`}
        onClick={() => confirm.mutate({ opt_out_id })}
      >
        Confirmar
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={isBusy}
        aria-label={`Não é um pedido: ${name}`}
        onClick={() => dismiss.mutate({ opt_out_id })}
      >
        Não é um pedido
      </Button>
    </Group>
  );
}
