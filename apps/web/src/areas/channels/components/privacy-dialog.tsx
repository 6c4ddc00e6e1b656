import { Stack, Switch } from '@mantine/core';
import { calls, type ChannelCapabilities, type Chip } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { usePatchChannel } from '../use-channels.ts';

/** Chooses what a number shows its customers and asks about them, as far as its kind can. */
export function PrivacyDialog({ chip, onClose }: { chip: Chip; onClose: () => void }) {
  const patch = usePatchChannel();
  const { capabilities: can } = chip;
  const { fields, change, submit, isSaving } = useCallForm(calls.changeChipPrivacy, {
    initial: { read_receipts: chip.read_receipts, profile_pictures: chip.profile_pictures },
    input: ({ read_receipts, profile_pictures }) => ({
      chip: chip._id,
      ...(can.read_receipts && { read_receipts }),
      ...(can.profile_pictures && { profile_pictures }),
    }),
    invalidates: [calls.getChips],
    onSaved: (_saved, wanted) => {
      patch(chip._id, wanted);
      notify.success('Privacidade do número salva');
      onClose();
    },
  });
  return (
    <FormDialog opened title="Privacidade do número" onClose={onClose} onSubmit={submit} busy={isSaving}>
      <Stack gap="lg">
        {can.read_receipts && (
          <Switch
            label="Confirmação de leitura"
            description={readWords(can)}
            checked={fields.read_receipts}
            onChange={(event) => change({ read_receipts: event.currentTarget.checked })}
          />
        )}
        {can.profile_pictures && (
          <Switch
            label="Fotos dos contatos"
            description={pictureWords}
            checked={fields.profile_pictures}
            onChange={(event) => change({ profile_pictures: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

const pictureWords =
  'Mostra a foto que o cliente usa no WhatsApp, buscada quando ele escreve ou quando alguém abre a conversa. Se você desligar, as fotos já guardadas continuam.';

function readWords({ typing_marks_read }: ChannelCapabilities): string {
  const off = typing_marks_read
    ? 'Desligada, ele não sabe se foi lida nem vê que alguém está digitando, porque neste tipo de número um vem com o outro.'
    : 'Desligada, ele não sabe se foi lida.';
  return `O cliente vê que a mensagem dele foi lida quando alguém da equipe abre a conversa. ${off}`;
}
