import { Button, Loader } from '@mantine/core';
import type { Chip } from '@prosa/contract';
import { IconRefresh } from '@tabler/icons-react';
import { SimulatedScanButton } from '../../simulator/components/simulated-scan-button.tsx';
import classes from './connect-dialog.module.css';
import { ConnectSteps } from './connect-steps.tsx';
import { QrCode } from '../../../ui/text/qr-code.tsx';

interface Props {
  chip: Chip;
  isAsking: boolean;
  /** Asks for another code. */
  onAsk: () => void;
}

const steps = [
  'Abra o WhatsApp no celular.',
  'Toque em Mais opções ou Configurações → Dispositivos conectados.',
  'Toque em Conectar dispositivo.',
  'Aponte o celular para este código. Ele muda de tempos em tempos.',
];

/** The code to scan and the four steps to it; once it has expired, a button for another one. */
export function QrPanel({ chip, isAsking, onAsk }: Props) {
  return (
    <ConnectSteps steps={steps}>
      <div className={classes.frame} data-empty={!chip.qrcode || undefined}>
        <Frame chip={chip} isAsking={isAsking} onAsk={onAsk} />
      </div>
      {chip.qrcode && chip.capabilities.simulated && <SimulatedScanButton qrcode={chip.qrcode} />}
    </ConnectSteps>
  );
}

function Frame({ chip, isAsking, onAsk }: Props) {
  if (chip.qrcode) return <QrCode text={chip.qrcode} label={`QR code para conectar ${chip.name}`} />;
  if (chip.status === 'connecting' || isAsking)
    return (
      <div className={classes.waiting} role="status">
        <Loader size="sm" />
        Gerando o QR code…
      </div>
    );
  return (
    <div className={classes.waiting} role="status">
      O QR code expirou sem ser lido.
      <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={onAsk}>
        Gerar novo QR code
      </Button>
    </div>
  );
}
