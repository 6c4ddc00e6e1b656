import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Chip } from '@prosa/contract';
import { IconKey } from '@tabler/icons-react';
import { Suspense } from 'react';
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
        <Suspense fallback={null}>
          <KeysDialog chip={chip} onClose={keys.close} />
        </Suspense>
      )}
    </>
  );
}
