import type { SeamWrite, SimulatedCustomer } from '@prosa/contract';
import { useSeamWrite } from './api/use-seam.ts';

/** Writes to a number as a customer. Resolves with whether it was sent; a failure is shown as a notice. */
export function useSendAs({ channel, customer }: { channel: string; customer: SimulatedCustomer }) {
  const { mutateAsync } = useSeamWrite('send');
  const { phone, name } = customer;
  return (content: Omit<SeamWrite<'send'>, 'channel' | keyof SimulatedCustomer>): Promise<boolean> =>
    mutateAsync({ channel, phone, ...(name ? { name } : {}), ...content }).then(
      () => true,
      () => false,
    );
}
