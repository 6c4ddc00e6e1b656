import { calls, type FlowDocument, type FlowTestResult } from '@prosa/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { useFocusBack } from '../../../../ui/focus/use-focus-back.ts';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { withAccepted } from './accept-outcome.tsx';

interface Drawn {
  /** The drawing as it is now. */
  document: FlowDocument;
  saving: Drafting;
}

/** Runs all tests of a flow ("Rodar todos"). The server plays the draft, so what is on the screen is saved first. */
export function useTestRun(flow_id: string, { document, saving }: Drawn) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const { data, isPending, mutate, reset } = useMutation<FlowTestResult[] | null, ApiError>({
    mutationKey: [calls.runFlowTests.path],
    mutationFn: async () => ((await saving.flush()) === null ? null : call(calls.runFlowTests, { flow_id })),
  });
  useFocusBack(isPending);
  // The results of another drawing say nothing about this one.
  useEffect(reset, [document, reset]);
  return {
    results: data && accepted.reduce(withAccepted, data),
    isBusy: isPending,
    run: () => {
      setAccepted([]);
      mutate();
    },
    onAccepted: (test_id: string) => setAccepted((before) => [...before, test_id]),
  };
}
