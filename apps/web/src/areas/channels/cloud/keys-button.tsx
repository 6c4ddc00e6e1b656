import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Chip } from '@prosa/contract';
import { IconKey } from '@tabler/icons-react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { KeysDialog } from './lazy-keys-dialog.ts';

/** Opens the keys of a number that is connected by keys. */
export function KeysButton({ chip }: { chip: Chip }) {
  const [isOpen, keys] = useDisclosure(false);
  return (
    <>
      <Button variant="light" leftSection={<IconKey size={16} aria-hidden />} onClick={keys.open}>
        Chaves da Meta
      </Button>
      {isOpen && (
        <LazyDialog onClose={keys.close}>
          <KeysDialog chip={chip} onClose={keys.close} />
        </LazyDialog>
      )}
    </>
  );
}
