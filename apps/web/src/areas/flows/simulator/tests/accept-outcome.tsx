import { Button } from '@mantine/core';
import { calls, type FlowTestResult } from '@prosa/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { callKey } from '../../../../lib/api/use-call.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { useFocusBack } from '../../../../ui/focus/use-focus-back.ts';
import type { Drafting } from '../../draft/use-draft-saving.ts';

/** What is needed to accept the outcome of a test. */
export interface Accepting {
  saving: Drafting;
  onAccepted: (test_id: string) => void;
}

/** "Aceitar o novo resultado": from now on the test expects, to its end, what the bot says now. */
export function AcceptOutcome({
  result: { _id, name },
  accepting: { saving, onAccepted },
}: {
  result: FlowTestResult;
  accepting: Accepting;
}) {
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation<boolean, ApiError>({
    mutationKey: [calls.acceptFlowTest.path],
    mutationFn: async () => {
      const revision = await saving.flush();
      if (revision === null) return false;
      await call(calls.acceptFlowTest, { test_id: _id, revision });
      return true;
    },
    onSuccess: async (isAccepted) => {
      if (!isAccepted) return;
      notify.success('O teste agora espera tudo o que o robô responde neste rascunho');
      // The button goes away; keep the focus of people who use the keyboard at the test.
      button.current?.closest('li')?.focus();
      onAccepted(_id);
      await client.invalidateQueries({ queryKey: callKey(calls.getFlowTests) });
    },
  });
  useFocusBack(isPending);
  return (
    <Button
      ref={button}
      size="xs"
      variant="default"
      mt="xs"
      loading={isPending}
      aria-label={`Aceitar o novo resultado de ${name}`}
      onClick={() => mutate()}
    >
      Aceitar o novo resultado
    </Button>
  );
}

/** Returns the results after the new outcome of one test was accepted. */
export function withAccepted(results: readonly FlowTestResult[], test_id: string): FlowTestResult[] {
  return results.map((one) => (one._id === test_id ? { ...one, difference: null } : one));
}
