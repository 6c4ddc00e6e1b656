import { Button, Group, JsonInput, NumberInput, Stack, type JsonInputProps } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconWorld } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useCallMutation } from '../../../../lib/api/use-call.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import classes from './outside-card.module.css';
import type { Trial } from '../use-simulation.ts';

/** What the bot waits for from outside: the answer to a request, or an incoming call. */
export function OutsideCard({ trial }: { trial: Trial }) {
  const { simulation } = trial;
  if (simulation.pending) return <PendingRequest key={simulation.pending.id} trial={trial} />;
  if (simulation.state.waiting?.effect === 'webhook') return <PendingCall trial={trial} />;
  return null;
}

function PendingRequest({ trial }: { trial: Trial }) {
  const { simulation, move } = trial;
  const [isByHand, setByHand] = useState(false);
  const trying = useCallMutation(calls.tryFlowRequest, {
    onSuccess: ({ status, body, problem }) => {
      if (problem) notify.warning(problem);
      move({ kind: 'response', status, body });
    },
  });
  if (!simulation.pending) return null;
  const { method, url, headers, body, secret, timeout_ms } = simulation.pending.request;
  const callIt = () =>
    trying.mutate({
      method,
      url,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body,
      secret: secret ?? '',
      timeout_seconds: Math.max(1, Math.round(timeout_ms / 1000)),
    });
  return (
    <Card title="O fluxo quer chamar" detail={`${method} ${url}`}>
      {isByHand ? (
        <ByHand onAnswer={(status, answer) => move({ kind: 'response', status, body: answer })} />
      ) : (
        <Group gap="xs">
          <Button size="xs" loading={trying.isPending} onClick={callIt}>
            Chamar de verdade
          </Button>
          <Button size="xs" variant="default" onClick={() => setByHand(true)}>
            Responder à mão
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => move({ kind: 'response', status: null, body: '' })}
          >
            Sem resposta
          </Button>
        </Group>
      )}
    </Card>
  );
}

const noFields = '{\n  \n}';

function ByHand({ onAnswer }: { onAnswer: (status: number, body: string) => void }) {
  const [status, setStatus] = useState<number | string>(200);
  const [body, setBody] = useState(noFields);
  return (
    <Stack gap="xs">
      <NumberInput
        label="Status"
        size="xs"
        w={96}
        min={100}
        max={599}
        allowDecimal={false}
        value={status}
        onChange={setStatus}
      />
      <JsonField label="Resposta" value={body} onChange={setBody} />
      <Button size="xs" disabled={typeof status !== 'number'} onClick={() => onAnswer(Number(status), body)}>
        Responder
      </Button>
    </Stack>
  );
}

function PendingCall({ trial }: { trial: Trial }) {
  const [body, setBody] = useState(noFields);
  return (
    <Card title="O fluxo espera uma chamada de fora" detail="No endereço de retorno deste atendimento.">
      <JsonField label="O que chega" value={body} onChange={setBody} />
      <Button size="xs" onClick={() => trial.move({ kind: 'call', body })}>
        Simular a chamada
      </Button>
    </Card>
  );
}

function JsonField(field: Pick<JsonInputProps, 'label' | 'value' | 'onChange'>) {
  return <JsonInput {...field} size="xs" minRows={3} maxRows={8} maxLength={65_536} />;
}

function Card({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className={classes.root} role="group" aria-label={title}>
      <p className={classes.title}>
        <IconWorld size={16} stroke={1.7} aria-hidden />
        {title}
      </p>
      <p className={classes.detail}>{detail}</p>
      {children}
    </div>
  );
}
