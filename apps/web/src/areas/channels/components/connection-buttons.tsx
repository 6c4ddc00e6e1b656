import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { calls, type Chip } from '@prosa/contract';
import { IconPlugConnected, IconPlugConnectedX, IconQrcode } from '@tabler/icons-react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { KeysButton } from '../cloud/keys-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

interface Props {
  chip: Chip;
  /** The card has changes that are not saved. */
  isChanged: boolean;
  /** Called when the person wants to connect it, so that its QR code may open. */
  onAct: () => void;
}

/** The buttons that connect, disconnect and reset, each only where specification section 4 offers it. */
export function ConnectionButtons({ chip, isChanged, onAct }: Props) {
  const [isResetting, resetting] = useDisclosure(false);
  const [isDisconnecting, disconnecting] = useDisclosure(false);
  const connecting = useCallMutation(calls.connectChip, { invalidates: [calls.getChips] });
  // What it has to log in again is kept, unlike by a reset.
  const cancelling = useCallMutation(calls.connectChip, { invalidates: [calls.getChips] });
  const reset = useCallMutation(calls.saveChip, { invalidates: [calls.getChips] });
  const isOpen = chip.status === 'open';
  const hasCode = chip.qrcode !== null || chip.pairing_code !== null;
  const login = loginWords(chip);
  const connect = () => {
    onAct();
    connecting.mutate({ chip: chip._id, connect: true });
  };
  const confirmReset = async () => {
    const { _id, name, redirect, flow, department } = chip;
    onAct();
    await reset.mutateAsync({ _id, name, redirect, flow, department, reset: true });
  };
  return (
    <>
      {!isOpen && !hasCode && !isChanged && (
        <Button
          leftSection={<IconPlugConnected size={16} aria-hidden />}
          loading={connecting.isPending}
          onClick={connect}
        >
          Conectar
        </Button>
      )}
      {!isOpen && hasCode && (
        <Button variant="light" leftSection={<IconQrcode size={16} aria-hidden />} onClick={onAct}>
          {chip.qrcode ? 'Ver QR code' : 'Ver código'}
        </Button>
      )}
      {chip.capabilities.logins.includes('keys') && !isChanged && <KeysButton chip={chip} />}
      {chip.status === 'connecting' && (
        <Button
          variant="default"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate({ chip: chip._id, connect: false })}
        >
          Cancelar conexão
        </Button>
      )}
      {isOpen && (
        <Button
          variant="default"
          leftSection={<IconPlugConnectedX size={16} aria-hidden />}
          onClick={disconnecting.open}
        >
          Apenas desconectar
        </Button>
      )}
      <Button variant="subtle" color="gray" px="xs" onClick={resetting.open}>
        Resetar conexão
      </Button>
      <ConfirmDialog
        opened={isDisconnecting}
        title="Desconectar número"
        confirmLabel="Desconectar"
        danger
        onClose={disconnecting.close}
        onConfirm={() => connecting.mutateAsync({ chip: chip._id, connect: false })}
      >
        Até alguém conectar “{chip.name}” de novo, o que os clientes escreverem não chega aqui, e o que a
        equipe e os robôs escreverem espera para sair. O acesso fica guardado: para voltar não é preciso{' '}
        {login.toReturn}.
      </ConfirmDialog>
      <ConfirmDialog
        opened={isResetting}
        title="Resetar conexão"
        confirmLabel="Resetar conexão"
        danger
        onClose={resetting.close}
        onConfirm={confirmReset}
      >
        O acesso de “{chip.name}” ao WhatsApp será apagado, e será preciso {login.afterReset}. As conversas
        continuam aqui.
      </ConfirmDialog>
    </>
  );
}

/** Says how the number gets its access, as the dialogs put it. */
function loginWords({ capabilities }: Chip): { toReturn: string; afterReset: string } {
  return capabilities.logins.includes('keys')
    ? { toReturn: 'informar as chaves', afterReset: 'informar as chaves da Meta outra vez' }
    : { toReturn: 'ler o QR code', afterReset: 'ler um novo QR code com o celular' };
}
