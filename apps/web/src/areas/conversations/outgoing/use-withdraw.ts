import { calls, type Conversation, type Message } from '@prosa/contract';
import { useCallback } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';

/** Returns the function that takes back a message which still waits to leave: nobody has received it, so nobody is asked. */
export function useWithdraw({ chip, contact }: Conversation): (message: Message) => void {
  const { mutate } = useCallMutation(calls.deleteMessage);
  const { _id: chip_number_id } = chip;
  const { phone } = contact;
  return useCallback(
    ({ platform_message_id }) => mutate({ platform_message_id, chip_number_id, phone }),
    [mutate, chip_number_id, phone],
  );
}
