import { Button, SegmentedControl } from '@mantine/core';
import { calls, type Chip } from '@prosa/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './connect-dialog.module.css';
import { CodePanel } from './code-panel.tsx';
import { QrPanel } from './qr-panel.tsx';

interface Props {
  chip: Chip;
  onClose: () => void;
}

type Way = 'qr' | 'code';

/** Connects a number from its phone: by a QR code, or by a code that is typed there. */
export function ConnectDialog({ chip, onClose }: Props) {
  const [way, setWay] = useState<Way>(chip.pairing_code ? 'code' : 'qr');
  const connect = useCallMutation(calls.connectChip, { invalidates: [calls.getChips] });
  const cancel = useCallMutation(calls.connectChip, { invalidates: [calls.getChips], onSuccess: onClose });
  const askQr = () => connect.mutate({ chip: chip._id, connect: true });
  const choose = (next: Way) => {
    setWay(next);
    if (next === 'qr' && !chip.qrcode) askQr();
  };
  return (
    <Dialog opened onClose={onClose} title={`Conectar ${chip.name}`} size={640}>
      {chip.capabilities.logins.includes('code') && (
        <SegmentedControl<Way>
          fullWidth
          className={classes.ways}
          aria-label="Como conectar"
          value={way}
          onChange={choose}
          data={[
            { value: 'qr', label: 'Ler o QR code' },
            { value: 'code', label: 'Conectar com código' },
          ]}
        />
      )}
      {way === 'qr' ? (
        <QrPanel chip={chip} isAsking={connect.isPending} onAsk={askQr} />
      ) : (
        <CodePanel chip={chip} />
      )}
      <div className={classes.foot}>
        <p className={classes.note}>Esta janela fecha sozinha quando a conexão é feita.</p>
        {chip.status === 'connecting' && (
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ chip: chip._id, connect: false })}
          >
            Cancelar conexão
          </Button>
        )}
      </div>
    </Dialog>
  );
}
