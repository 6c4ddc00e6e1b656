import { calls } from '@prosa/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../../lib/api/use-call.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { TestNameDialog } from '../../trace/test-name-dialog.tsx';
import type { Trial } from '../use-simulation.ts';

interface Props {
  trial: Trial;
  flow: { _id: string };
  onClose: () => void;
}

const hint =
  'A cada publicação, o robô precisa responder do mesmo jeito. No teste, o contato é um exemplo chamado “Cliente”.';

/** Saves the simulated conversation as a test. */
export function SaveTestDialog({ trial, flow, onClose }: Props) {
  const [recorded] = useState(trial.record);
  const saving = useCallMutation(calls.saveFlowTest, {
    invalidates: [calls.getFlowTests],
    onSuccess: () => {
      notify.success('Teste salvo com sucesso');
      onClose();
    },
  });
  const isBlocked = 'problem' in recorded;
  return (
    <TestNameDialog
      hint={isBlocked ? recorded.problem : hint}
      blocked={isBlocked}
      busy={saving.isPending}
      onClose={onClose}
      onSave={(name) => {
        if (isBlocked) return;
        const starts = new Date(trial.starts).toISOString();
        saving.mutate({ flow_id: flow._id, name, starts, steps: recorded.steps });
      }}
    />
  );
}
