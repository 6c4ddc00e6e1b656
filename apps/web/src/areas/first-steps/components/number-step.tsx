import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useFirstNumber } from '../../channels/connect/first-number.tsx';
import { Step, type StepProps } from './step.tsx';

/** Step 1: a number that is connected. */
export function NumberStep({ steps: _steps, ...step }: StepProps) {
  const { email, email_proven } = useCurrentUser();
  const { known, begin, isBusy, dialogs } = useFirstNumber();
  return (
    <>
      <Step
        {...step}
        title="Conecte o WhatsApp da empresa"
        act={
          email_proven
            ? { label: known ? `Conectar ${known.name}` : 'Conectar número', onClick: begin, isBusy }
            : null
        }
      >
        {email_proven
          ? 'Você lê um QR code com o celular, como no WhatsApp Web. As conversas passam a chegar aqui.'
          : `Antes, confirme seu e-mail: abra o link que enviamos para ${email}.`}
      </Step>
      {dialogs}
    </>
  );
}
