import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery } from '../../../lib/current-user.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { SecondFactorSetup } from '../second-factor/second-factor-setup.tsx';
import { signOut } from '../sign-out.ts';

/** Comes before everything else until somebody of the staff has a second factor. */
export function FirstSecondFactor() {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // What they may do begins with the second factor, so they are loaded again once the codes were seen.
  const release = () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  return (
    <AuthFrame
      title="Verificação em duas etapas"
      description="A equipe Prosa entra com a senha e com um código do celular. Configure o seu agora."
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={release} />
      ) : (
        <SecondFactorSetup
          onActive={setCodes}
          secondary={
            <Button variant="default" onClick={signOut}>
              Sair
            </Button>
          }
        />
      )}
    </AuthFrame>
  );
}
