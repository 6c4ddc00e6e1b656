import { Switch } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { currentUserQuery, useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

/** Switches whether a new message makes a sound for this person. */
export function SoundSetting() {
  const { config } = useCurrentUser();
  const client = useQueryClient();
  const update = useCallMutation(calls.updateUserConfig, {
    onSuccess: (_done, written) => {
      if ('config' in written) {
        client.setQueryData(
          currentUserQuery.queryKey,
          (known) => known && { ...known, config: written.config },
        );
      }
      notify.success('Configuração alterada.');
    },
  });
  return (
    <Switch
      label="Som de notificação"
      description="Toca quando chega uma mensagem em um atendimento seu."
      checked={!config.disable_notification_sound}
      disabled={update.isPending}
      onChange={(event) =>
        update.mutate({ config: { disable_notification_sound: !event.currentTarget.checked } })
      }
    />
  );
}
