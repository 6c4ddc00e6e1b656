import type { Chip } from '@prosa/contract';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SimulatedScanButton } from '../../simulator/components/simulated-scan-button.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './qr-dialog.module.css';

interface Props {
  /** The number whose code is shown; null while none is. */
  chip: Chip | null;
  onClose: () => void;
}

const steps = [
  'Abra o WhatsApp no celular.',
  'Toque em Mais opções ou Configurações → Dispositivos conectados.',
  'Toque em Conectar dispositivo.',
  'Aponte o celular para este código.',
];

/** The code to scan and the four steps to it. It closes automatically when the number is connected. */
export function QrDialog({ chip, onClose }: Props) {
  return (
    <Dialog opened={chip !== null} onClose={onClose} title={`Conectar ${chip?.name ?? ''}`} size={640}>
      <div className={classes.content}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={classes.side}>
          <div className={classes.frame}>
            {chip?.qrcode && <QrCode text={chip.qrcode} label={`QR code para conectar ${chip.name}`} />}
          </div>
          {chip?.qrcode && chip.capabilities.simulated && <SimulatedScanButton qrcode={chip.qrcode} />}
        </div>
      </div>
      <p className={classes.note}>
        O código muda de tempos em tempos. Esta janela fecha sozinha quando a conexão é feita.
      </p>
    </Dialog>
  );
}
