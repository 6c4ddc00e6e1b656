import { Radio, Select, Stack, Text } from '@mantine/core';
import { calls, errorText, type Conversation } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';

interface Props {
  conversation: Conversation;
  onClose: () => void;
}

/** Hands the conversation to a bot: to a flow from its start, or to where a bot was interrupted. */
export function TransferFlowDialog({ conversation, onClose }: Props) {
  const { _id: conversation_id, contact, start_flow, is_manual } = conversation;
  const { data } = useCall(calls.getFlows, {});
  const flows = (data ?? []).filter((flow) => !flow.filed && flow.published_version !== null);
  const interrupted = is_manual ? flows.find(({ _id }) => _id === start_flow) : undefined;
  const [resumes, setResumes] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const transfer = useCallMutation(calls.transferToFlow, {
    onSuccess: ({ undo_id }) => {
      onClose();
      offerToUndo({
        undo_id,
        title: 'Conversa transferida para o robô',
        text: contactName(contact),
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (resumes) return transfer.mutate({ conversation_id, resume: true });
    setProblem(chosen ? null : errorText('flow_to_transfer_required'));
    if (chosen) transfer.mutate({ conversation_id, flow: chosen });
  };
  return (
    <FormDialog
      opened
      title="Transferir para fluxo"
      submitLabel="Transferir"
      busy={transfer.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        O robô volta a responder <Name>{contactName(contact)}</Name>. Para assumir de novo, é só escrever.
      </Text>
      {interrupted && (
        <Radio.Group
          label="O robô deve"
          value={resumes ? 'resume' : 'start'}
          onChange={(value) => {
            setResumes(value === 'resume');
            setProblem(null);
          }}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="start" label="Começar um fluxo do início" />
            <Radio value="resume" label="Continuar de onde parou" description={interrupted.name} />
          </Stack>
        </Radio.Group>
      )}
      {!resumes && (
        <Select
          label="Fluxo"
          placeholder="Escolha o fluxo"
          data={flows.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={chosen}
          onChange={(flow) => {
            setChosen(flow);
            setProblem(null);
          }}
          error={problem}
          nothingFoundMessage={data ? 'Nenhum fluxo publicado' : 'Carregando…'}
          searchable
          openOnFocus={false}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
