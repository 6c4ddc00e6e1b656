import { Button, Switch } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import type { SimulatedChannel, SimulatedContent, SimulatedCustomer } from '@prosa/contract';
import {
  IconAddressBook,
  IconCheck,
  IconChecks,
  IconFileText,
  IconMapPin,
  IconMicrophone,
  IconMusic,
  IconPhoto,
  IconSticker,
} from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useSeamWrite } from '../api/use-seam.ts';
import { sampleAttachment } from '../samples/attachments.ts';
import { sampleCard, samplePlace } from '../samples/sample-cards.ts';
import { useSelfWriting } from '../self-writing/use-self-writing.ts';
import { useSendAs } from '../use-send-as.ts';
import { isolatedName } from '../../../ui/text/name.tsx';
import { ControlGroup } from './control-group.tsx';
import classes from './controls.module.css';
import { FaultsPanel } from './faults-panel.tsx';
import { NetworkActs } from './network-acts.tsx';
import { OwnPhoneForm } from './own-phone-form.tsx';

interface Props {
  channel: SimulatedChannel;
  /** The customer whose phone is on the screen; null while there is none. */
  customer: SimulatedCustomer | null;
}

/** Everything around the phone: samples, receipts, the business's own handset, faults. */
export function Controls({ channel, customer }: Props) {
  return (
    <>
      <SelfWriting channel={channel} />
      {customer && channel.phone && (
        <>
          <Samples channel={channel.channel} customer={customer} />
          <NetworkActs channel={channel.channel} customer={customer} />
          <Receipts channel={channel.channel} customer={customer} />
          <OwnPhoneForm channel={channel.channel} customer={customer} />
        </>
      )}
      <FaultsPanel channel={channel.channel} customer={customer} />
    </>
  );
}

function SelfWriting({ channel }: { channel: SimulatedChannel }) {
  const { isOn, setOn } = useSelfWriting(channel.channel);
  return (
    <Switch
      label="Clientes escrevem sozinhos"
      description="Cinco clientes mandam mensagens a cada 2 a 8 segundos, enquanto esta página estiver aberta."
      disabled={!channel.phone}
      checked={isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}

const samples = [
  { label: 'Imagem', symbol: IconPhoto, make: () => withFile('image') },
  { label: 'Figurinha', symbol: IconSticker, make: () => withFile('sticker') },
  { label: 'Mensagem de voz', symbol: IconMicrophone, make: () => withFile('voice') },
  { label: 'Áudio', symbol: IconMusic, make: () => withFile('audio') },
  { label: 'Documento', symbol: IconFileText, make: () => withFile('document') },
  { label: 'Localização', symbol: IconMapPin, make: samplePlace },
  { label: 'Contato', symbol: IconAddressBook, make: sampleCard },
] as const;

async function withFile(kind: Parameters<typeof sampleAttachment>[0]): Promise<SimulatedContent> {
  return { message: '', ...(await sampleAttachment(kind)) };
}

function Samples({ channel, customer }: { channel: string; customer: SimulatedCustomer }) {
  const send = useSendAs({ channel, customer });
  const sendSample = async (make: (typeof samples)[number]['make']) => void (await send(await make()));
  return (
    <ControlGroup
      title="Mandar um exemplo"
      text="O cliente manda um arquivo, um lugar ou um contato, feito na hora."
    >
      <div className={classes.buttons}>
        {samples.map(({ label, symbol: Symbol, make }) => (
          <Button
            key={label}
            variant="default"
            size="xs"
            leftSection={<Symbol size={16} stroke={1.6} aria-hidden />}
            onClick={() => void sendSample(make)}
          >
            {label}
          </Button>
        ))}
      </div>
    </ControlGroup>
  );
}

function Receipts({ channel, customer }: { channel: string; customer: SimulatedCustomer }) {
  const receipt = useSeamWrite('receipt', { onSuccess: () => notify.info('Confirmação enviada') });
  const tell = (status: 3 | 4) => receipt.mutate({ channel, phone: customer.phone, status });
  const who = isolatedName(customer.name ?? formatPhone(customer.phone));
  return (
    <ControlGroup title="Confirmações" text={`O celular de ${who} confirma tudo o que recebeu da empresa.`}>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => tell(3)}
        >
          Entregue
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={() => tell(4)}
        >
          Lida
        </Button>
      </div>
    </ControlGroup>
  );
}
