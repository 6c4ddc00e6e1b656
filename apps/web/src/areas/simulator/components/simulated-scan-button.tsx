import { Button } from '@mantine/core';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { useSeam, useSeamWrite } from '../api/use-seam.ts';

/** Lets the simulated phone scan a code; shown only where the simulator is on. */
export function SimulatedScanButton({ qrcode }: { qrcode: string }) {
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
      Ler com o celular simulado
    </Button>
  );
}
