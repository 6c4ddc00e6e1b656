import { Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconMail } from '@tabler/icons-react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

/** 'Confirme seu e-mail', above every screen until the e-mail is proven. */
export function EmailBanner() {
  const { email } = useCurrentUser();
  const ask = useCallMutation(calls.sendEmailProof, {
    onSuccess: () => notify.success(`Enviamos outro link para ${email}.`),
  });
  const action = (
    <Button variant="default" size="compact-sm" loading={ask.isPending} onClick={() => ask.mutate({})}>
      Enviar de novo
    </Button>
  );
  return (
    <Banner icon={IconMail} tone="waiting" action={action}>
      <strong>Confirme seu e-mail:</strong> abra o link que enviamos para {email}. Até lá você não conecta
      números nem convida a equipe.
    </Banner>
  );
}
