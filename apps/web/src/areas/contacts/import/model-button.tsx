import { Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '../../../lib/api/use-download.ts';

/** Downloads a sheet to fill in, for people who do not know what goes where. */
export function ModelButton() {
  const model = useDownload(calls.exportImportModel);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={model.isPending}
      onClick={() => model.mutate({})}
    >
      Baixar planilha modelo
    </Button>
  );
}
