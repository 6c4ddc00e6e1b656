import { Button, Select } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import type { SimulatedChannel } from '@prosa/contract';
import { IconCircleCheck, IconPlugConnectedX, IconQrcode } from '@tabler/icons-react';
import { useSeamWrite } from '../api/use-seam.ts';
import classes from './channel-picker.module.css';

interface Props {
  channels: readonly SimulatedChannel[];
  channel: SimulatedChannel;
  onPick: (channel: string) => void;
}

/** The number that the customers write to, its state, and the QR code it may be waiting with. */
export function ChannelPicker({ channels, channel, onPick }: Props) {
  const scan = useSeamWrite('scan');
  const Symbol = channel.connected ? IconCircleCheck : IconPlugConnectedX;
  return (
    <div className={classes.root}>
      <Select
        label="Número da empresa"
        data={channels.map((one) => ({ value: one.channel, label: nameOf(one) }))}
        value={channel.channel}
        allowDeselect={false}
        onChange={(value) => value && onPick(value)}
      />
      <p className={classes.state} data-connected={channel.connected || undefined}>
        <Symbol size={16} stroke={1.8} aria-hidden />
        {channel.connected ? 'Conectado' : 'Desconectado'}
      </p>
      {channel.qrcode && (
        <Button
          fullWidth
          leftSection={<IconQrcode size={16} aria-hidden />}
          loading={scan.isPending}
          onClick={() => channel.qrcode && scan.mutate({ qrcode: channel.qrcode })}
        >
          Ler o QR code que está esperando
        </Button>
      )}
    </div>
  );
}

function nameOf({ phone, channel }: SimulatedChannel): string {
  return phone ? formatPhone(phone) : `Sem telefone (final ${channel.slice(-4)})`;
}
