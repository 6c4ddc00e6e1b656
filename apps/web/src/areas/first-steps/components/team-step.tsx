import { useState } from 'react';
import { useCan, useCurrentUser } from '../../../lib/current-user.tsx';
import { MemberDialog } from '../../team/members/member-dialog.tsx';
import { Step, type StepProps } from './step.tsx';

/** Step 3: somebody besides the owner. */
export function TeamStep({ steps: _steps, ...step }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const mayInvite = useCan()('team.manage');
  const { email_proven } = useCurrentUser();
  return (
    <>
      <Step
        {...step}
        title="Chame a equipe"
        act={mayInvite && email_proven ? { label: 'Adicionar pessoa', onClick: () => setOpen(true) } : null}
      >
        {textFor(mayInvite, email_proven)}
      </Step>
      {isOpen && <MemberDialog member={null} onClose={() => setOpen(false)} />}
    </>
  );
}

function textFor(mayInvite: boolean, isProven: boolean): string {
  if (!mayInvite) return 'Peça ao proprietário que adicione quem vai atender.';
  if (!isProven) return 'Depois de confirmar seu e-mail, cada pessoa entra com um acesso próprio.';
  return 'Cada pessoa entra com um acesso próprio e vê as conversas dos seus departamentos.';
}
