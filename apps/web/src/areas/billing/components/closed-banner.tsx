import { Button } from '@mantine/core';
import { accessReasons, type AccessReason } from '@prosa/contract';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Says above every screen that the company may read and not send, and why. */
export function ClosedBanner({ reason }: { reason: AccessReason }) {
  const mayManage = useCan()('subscription.view');
  const action = mayManage && (
    <Button component={Link} to="/minha-conta" variant="default" size="compact-sm">
      Minha assinatura
    </Button>
  );
  return (
    <Banner icon={IconLock} tone="failure" action={action}>
      <strong>{accessReasons[reason]}</strong> Tudo continua salvo e pode ser lido e exportado, mas nada é
      enviado.{mayManage ? '' : ' Fale com o proprietário da conta.'}
    </Banner>
  );
}
