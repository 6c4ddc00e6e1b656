import { calls, errorText, type FlowTestResult } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorMessage } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { callKey } from '../../../../lib/api/use-call.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { withAccepted } from '../../simulator/tests/accept-outcome.tsx';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import { useEditor } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';
import { useChecked } from './use-checked.ts';

interface Around {
  saving: Drafting;
  view: EditorView;
}

/** Publishes: the draft is saved first, then the server checks it and runs the saved tests. */
export function usePublish(flow_id: string, { saving, view }: Around) {
  const client = useQueryClient();
  const { document } = useEditor().state;
  const [isBusy, setBusy] = useState(false);
  const [tests, setTests] = useState<FlowTestResult[] | null>(null);
  const { problems, check } = useChecked(flow_id, saving);

  const publish = async (options: { migrate: boolean; accept: boolean }) => {
    setBusy(true);
    try {
      const revision = await saving.flush();
      if (revision === null) return;
      const answer = await call(calls.publishFlow, { flow_id, revision, ...options });
      setTests(answer.tests);
      if (answer.version === null) return;
      notify.success(`Fluxo publicado. Versão ${answer.version} no ar.${passedText(answer.tests)}`);
      view.show({ dialog: null, showsChanges: false, publishedNow: document });
      await client.invalidateQueries({ queryKey: callKey(calls.getFlows) });
      await client.invalidateQueries({ queryKey: callKey(calls.getFlowVersions) });
    } catch (error) {
      notify.error(errorMessage(error));
      if (isRefusedForErrors(error)) await check();
    } finally {
      setBusy(false);
    }
  };
  const onAccepted = (test_id: string) => setTests((results) => results && withAccepted(results, test_id));
  return { publish, isBusy, tests, problems, onAccepted };
}

function passedText(tests: readonly FlowTestResult[]): string {
  const passed = tests.filter(({ difference }) => difference === null).length;
  if (passed === 0) return '';
  return passed === 1 ? ' 1 teste passou.' : ` ${passed} testes passaram.`;
}

function isRefusedForErrors(error: unknown): boolean {
  return error instanceof ApiError && error.message === errorText('flow_has_errors');
}
