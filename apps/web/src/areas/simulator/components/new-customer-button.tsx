import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SimulatedCustomer } from '@prosa/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { NewCustomerDialog } from './new-customer-dialog.tsx';

/** Opens the dialog that adds a customer. */
export function NewCustomerButton({ onAdd }: { onAdd: (customer: SimulatedCustomer) => void }) {
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
