import { calls } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { TestNameDialog } from './test-name-dialog.tsx';

interface Props {
  flow: { _id: string; name: string };
  conversation_id: string;
  onClose: () => void;
}

/** Saves what was said in a conversation as a test of its flow. */
export function RecordTestDialog({ flow, conversation_id, onClose }: Props) {
  const recording = useCallMutation(calls.recordFlowTest, {
    invalidates: [calls.getFlowTests],
    onSuccess: () => {
      notify.success('Teste salvo com sucesso');
      onClose();
    },
  });
  return (
    <TestNameDialog
      hint={`O que o cliente escreveu, o que veio de fora e o que o robô respondeu nesta conversa passa a ser conferido a cada publicação de “${flow.name}”.`}
      busy={recording.isPending}
      onClose={onClose}
      onSave={(name) => recording.mutate({ flow_id: flow._id, conversation_id, name })}
    />
  );
}
