import { formatPhone } from '@prosa/brazil';
import { useChannels } from '../../channels/use-channels.ts';
import { Step, type StepProps } from './step.tsx';

/** Step 4: a customer writes, and somebody answers. */
export function MessageStep({ steps: { waiting }, ...step }: StepProps) {
  const { data: chips } = useChannels();
  const open = chips?.find(({ status }) => status === 'open');
  const title = 'Responda à primeira mensagem';
  if (waiting)
    return (
      <Step
        {...step}
        title={title}
        act={{ label: 'Responder agora', to: `/atendimento?${new URLSearchParams({ conversa: waiting })}` }}
      >
        Chegou uma mensagem. Abra a conversa, escreva e aperte Enter.
      </Step>
    );
  if (!open)
    return (
      <Step {...step} title={title} act={null}>
        Com o número conectado, quem escrever para ele aparece em Atendimento na hora.
      </Step>
    );
  if (open.capabilities.simulated)
    return (
      <Step
        {...step}
        title={title}
        act={{ label: 'Escrever como cliente', to: '/simulador', isOutside: true }}
      >
        Este número é simulado: o simulador abre um celular de cliente em outra aba. Escreva dele e volte
        aqui.
      </Step>
    );
  return (
    <Step {...step} title={title} act={{ label: 'Abrir Atendimento', to: '/atendimento' }}>
      De outro celular, escreva para {open.phone ? formatPhone(open.phone) : open.name}. A conversa aparece em
      Atendimento na hora.
    </Step>
  );
}
