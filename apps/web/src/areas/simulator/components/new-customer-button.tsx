import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import type { Customer } from '../api/seam-types.ts';
import { NewCustomerDialog } from './new-customer-dialog.tsx';

/** Opens the dialog that makes up a customer. */
export function NewCustomerButton({ onAdd }: { onAdd: (customer: Customer) => void }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="light"
        size="xs"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={dialog.open}
      >
        Novo cliente
      </Button>
      {isOpen && <NewCustomerDialog onAdd={onAdd} onClose={dialog.close} />}
    </>
  );
}
