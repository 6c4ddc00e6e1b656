import { calls, type Conversation } from '@prosa/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { conversationParameter } from '../../contacts/desk-address.ts';

/**
 * Returns a function that opens a conversation with a phone over the number and department of the given one. The
 * network is asked about the phone first.
 */
export function useStartWith({ chip, department }: Conversation): (phone: string) => void {
  const [, setParams] = useSearchParams();
  const check = useCallMutation(calls.checkPhone);
  const start = useCallMutation(calls.startConversation, { invalidates: [calls.getDeskConversations] });
  const { mutateAsync: askNetwork } = check;
  const { mutateAsync: open } = start;
  return useCallback(
    (phone) => {
      const begin = async () => {
        const { jid } = await askNetwork({ phone, chip: chip._id });
        const { _id } = await open({ jid, chip: chip._id, department });
        setParams({ [conversationParameter]: _id });
      };
      // The call itself has shown its refusal.
      begin().catch(() => undefined);
    },
    [askNetwork, open, setParams, chip._id, department],
  );
}
