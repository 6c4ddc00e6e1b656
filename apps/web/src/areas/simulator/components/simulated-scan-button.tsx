import { Button } from '@mantine/core';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { useSeam, useSeamWrite } from '../api/use-seam.ts';

interface Props {
  /** A QR code, or a code to type. */
  qrcode: string;
  label?: string;
}

/** Lets the simulated phone take a code; shown only where the simulator is on. */
export function SimulatedScanButton({ qrcode, label = 'Ler com o celular simulado' }: Props) {
  const { isSuccess } = useSeam('channels', {});
  const scan = useSeamWrite('scan');
  if (!isSuccess) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDeviceMobileMessage size={16} aria-hidden />}
      loading={scan.isPending}
      onClick={() => scan.mutate({ qrcode })}
    >
      {label}
    </Button>
  );
}
