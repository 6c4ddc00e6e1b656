import { Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '../../../lib/api/use-download.ts';

interface Props {
  import_id: string;
  /** How many rows were left out. */
  rejected: number;
}

/** Downloads the rows of a sheet that were left out, with the reason of each. */
export function DownloadRejected({ import_id, rejected }: Props) {
  const download = useDownload(calls.exportRejectedRows);
  if (!rejected) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate({ import_id })}
    >
      Baixar rejeitadas para corrigir
    </Button>
  );
}
