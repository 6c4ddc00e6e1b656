import type { SimulatedCustomer } from '@prosa/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NewCustomerButton } from './new-customer-button.tsx';

/** Takes the place of the phone while there is no customer. */
export function NoCustomer({ onAdd }: { onAdd: (customer: SimulatedCustomer) => void }) {
  return (
    <EmptyState icon={IconUserPlus} title="Nenhum cliente ainda" action={<NewCustomerButton onAdd={onAdd} />}>
      Crie um cliente e escreva para a empresa como se estivesse no celular dele.
    </EmptyState>
  );
}
