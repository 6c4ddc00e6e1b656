import type { Content, Customer } from './api/seam-types.ts';
import { useSeamWrite } from './api/use-seam.ts';

/** Writes to a number as a customer. Answers whether it left; a failure is shown as a notice. */
export function useSendAs({ channel, customer }: { channel: string; customer: Customer }) {
  const { mutateAsync } = useSeamWrite('send');
  const { phone, name } = customer;
  return (content: Content): Promise<boolean> =>
    mutateAsync({ channel, phone, ...(name ? { name } : {}), ...content }).then(
      () => true,
      () => false,
    );
}
