import { Button } from '@mantine/core';
import type { SeamWrite, SimulatedCustomer, ThreadMessage } from '@prosa/contract';
import {
  IconAlertTriangle,
  IconArrowForwardUp,
  IconChartBar,
  IconCircleNumber1,
  IconClockHour4,
  IconDeviceMobileQuestion,
  IconEyeOff,
  IconPhone,
  IconUserCheck,
  IconVideo,
} from '@tabler/icons-react';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { readSeam } from '../api/seam.ts';
import { useSeamWrite } from '../api/use-seam.ts';
import { ControlGroup } from './control-group.tsx';
import classes from './controls.module.css';

interface Props {
  channel: string;
  customer: SimulatedCustomer;
}

type Sent = Pick<SeamWrite<'send'>, 'message' | 'marks' | 'hides_phone'>;

const messages: { label: string; symbol: typeof IconPhone; sent: Sent }[] = [
  {
    label: 'Encaminhada',
    symbol: IconArrowForwardUp,
    sent: { message: 'Repassando: promoção só hoje!', marks: ['forwarded'] },
  },
  {
    label: 'Visualização única',
    symbol: IconCircleNumber1,
    sent: { message: 'Veja uma vez só', marks: ['view_once'] },
  },
  {
    label: 'Enquete',
    symbol: IconChartBar,
    sent: { message: 'Qual horário?\n• 9h\n• 14h', marks: ['poll'] },
  },
  {
    label: 'Tipo desconhecido',
    symbol: IconDeviceMobileQuestion,
    sent: { message: '', marks: ['unsupported'] },
  },
  { label: 'Sem conteúdo', symbol: IconClockHour4, sent: { message: '', marks: ['undecryptable'] } },
  {
    label: 'Esconder telefone',
    symbol: IconEyeOff,
    sent: { message: 'Oi, sou eu de novo', hides_phone: true },
  },
];

/** What real WhatsApp does besides plain messages. */
export function NetworkActs({ channel, customer: { phone, name } }: Props) {
  const place = { channel, phone };
  const send = useSeamWrite('send');
  const call = useSeamWrite('call');
  const identify = useSeamWrite('identify', { onSuccess: () => notify.info('Telefone informado') });
  const fail = useSeamWrite('fail', { onSuccess: () => notify.info('Falha informada') });
  const failNewest = async () => {
    const newest = await newestOf(place, ({ from, status }) => from === 'business' && status === 2);
    if (newest) fail.mutate({ ...place, platform_message_id: newest });
    else notify.info('A empresa não tem mensagem enviada e ainda não entregue.');
  };
  const fillIn = async () => {
    const waiting = await newestOf(place, ({ marks }) => marks.includes('undecryptable'));
    if (waiting) send.mutate({ ...place, platform_message_id: waiting, message: 'Agora o conteúdo chegou' });
    else notify.info('Nenhuma mensagem espera conteúdo.');
  };
  const acts = [
    { label: 'Entregar conteúdo', symbol: IconClockHour4, act: () => void fillIn().catch(showError) },
    { label: 'Informar telefone', symbol: IconUserCheck, act: () => identify.mutate(place) },
    { label: 'Ligar', symbol: IconPhone, act: () => call.mutate(place) },
    { label: 'Ligar com vídeo', symbol: IconVideo, act: () => call.mutate({ ...place, video: true }) },
    {
      label: 'Falhar a última enviada',
      symbol: IconAlertTriangle,
      act: () => void failNewest().catch(showError),
    },
  ];
  const given = messages.map(({ label, symbol, sent }) => ({
    label,
    symbol,
    act: () => send.mutate({ ...place, name, ...sent }),
  }));
  return (
    <ControlGroup title="Como no WhatsApp de verdade" text="O que chega além de mensagens comuns.">
      <div className={classes.buttons}>
        {[...given, ...acts].map(({ label, symbol: Symbol, act }) => (
          <Button
            key={label}
            variant="default"
            size="xs"
            leftSection={<Symbol size={16} stroke={1.6} aria-hidden />}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </div>
    </ControlGroup>
  );
}

/** Returns the id of the newest message on the phone of which this is true. */
async function newestOf(
  place: { channel: string; phone: string },
  isMeant: (message: ThreadMessage) => boolean,
): Promise<string | undefined> {
  const thread = await readSeam('thread', place, new AbortController().signal);
  return thread.findLast(isMeant)?.platform_message_id;
}

function showError(error: unknown): void {
  notify.error(errorMessage(error));
}
