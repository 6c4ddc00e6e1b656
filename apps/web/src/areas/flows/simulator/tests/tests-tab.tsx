import { Button, Group } from '@mantine/core';
import { calls, type FlowDocument, type FlowTest } from '@prosa/contract';
import { IconFlask, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import type { Drafting } from '../../draft/use-draft-saving.ts';
import classes from '../flow-simulator.module.css';
import { movesOf, nameIn } from '../moves-of.ts';
import { SaveTestDialog } from './save-test-dialog.tsx';
import { TestItem } from './test-item.tsx';
import type { Trial } from '../use-simulation.ts';
import { useTestRun } from './use-test-run.ts';

interface Props {
  trial: Trial;
  /** The drawing as it is now. */
  document: FlowDocument;
  flow: { _id: string; name: string };
  saving: Drafting;
  /** Called once a test was loaded into the phone. */
  onReplay: () => void;
}

/** The saved tests: conversations that must come out the same after every change. */
export function TestsTab({ trial, document, flow, saving, onReplay }: Props) {
  const { data: tests, error, refetch } = useCall(calls.getFlowTests, { flow_id: flow._id });
  const running = useTestRun(flow._id, { document, saving });
  const removing = useCallMutation(calls.deleteFlowTest, {
    invalidates: [calls.getFlowTests],
    onSuccess: () => notify.success('Teste apagado com sucesso'),
  });
  const [isSaving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState<FlowTest | null>(null);
  const replay = (test: FlowTest) => {
    const { starts, steps } = test;
    trial.restart({ starts: Date.parse(starts), moves: movesOf(steps), name: nameIn(steps) });
    onReplay();
  };
  return (
    <div className={classes.scroll}>
      <Group gap="xs" p="md" pb={0}>
        <Button
          size="xs"
          leftSection={<IconFlask size={15} aria-hidden />}
          disabled={trial.moves.length === 0}
          onClick={() => setSaving(true)}
        >
          Salvar como teste
        </Button>
        {tests && tests.length > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay size={15} aria-hidden />}
            loading={running.isBusy}
            onClick={running.run}
          >
            Rodar todos
          </Button>
        )}
      </Group>
      {tests ? (
        tests.length === 0 ? (
          <EmptyState icon={IconFlask} title="Nenhum teste salvo">
            Converse com o robô e salve a conversa. A cada publicação ela é conferida de novo.
          </EmptyState>
        ) : (
          <ul className={classes.tests}>
            {tests.map((test) => (
              <TestItem
                key={test._id}
                test={test}
                result={running.results?.find(({ _id }) => _id === test._id)}
                accepting={{ saving, onAccepted: running.onAccepted }}
                onReplay={() => replay(test)}
                onDelete={() => setDeleting(test)}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {isSaving && <SaveTestDialog trial={trial} flow={flow} onClose={() => setSaving(false)} />}
      <ConfirmDialog
        opened={deleting !== null}
        title="Apagar teste"
        confirmLabel="Apagar"
        danger
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (deleting) await removing.mutateAsync({ test_id: deleting._id });
        }}
      >
        “{deleting?.name}” deixa de ser conferido nas próximas publicações.
      </ConfirmDialog>
    </div>
  );
}
