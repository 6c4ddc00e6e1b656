import { Radio, Select, Stack, Text } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import type { HeaderDialogProps } from '../../conversations/slots.ts';
import { Name } from '../../../ui/text/name.tsx';

const noFlow: { resumes: boolean; flow: string | null } = { resumes: false, flow: null };

/** Hands the conversation to a bot: to the start of a flow, or back to where a bot was interrupted. */
export function TransferFlowDialog({ conversation, onClose }: HeaderDialogProps) {
  const { _id: conversation_id, contact, start_flow, is_manual } = conversation;
  const { data } = useCall(calls.getFlows, {});
  const flows = (data ?? []).filter((flow) => !flow.filed && flow.published_version !== null);
  const interrupted = is_manual ? flows.find(({ _id }) => _id === start_flow) : undefined;
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.transferToFlow, {
    initial: noFlow,
    validate: ({ resumes, flow }) =>
      resumes || flow ? {} : { flow: errorText('flow_to_transfer_required') },
    input: ({ resumes, flow }) => {
      if (resumes) return { conversation_id, resume: true };
      return flow === null ? null : { conversation_id, flow };
    },
    onSaved: ({ undo_id }) => {
      onClose();
      offerToUndo({
        undo_id,
        title: 'Conversa transferida para o robô',
        text: contactName(contact),
      });
    },
  });
  return (
    <FormDialog
      opened
      title="Transferir para fluxo"
      submitLabel="Transferir"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        O robô volta a responder <Name>{contactName(contact)}</Name>. Para assumir de novo, é só escrever.
      </Text>
      {interrupted && (
        <Radio.Group
          label="O robô deve"
          value={fields.resumes ? 'resume' : 'start'}
          onChange={(value) => change({ resumes: value === 'resume' })}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="start" label="Começar um fluxo do início" />
            <Radio value="resume" label="Continuar de onde parou" description={interrupted.name} />
          </Stack>
        </Radio.Group>
      )}
      {!fields.resumes && (
        <Select
          label="Fluxo"
          placeholder="Escolha o fluxo"
          data={flows.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={fields.flow}
          onChange={(flow) => change({ flow })}
          error={problems.flow}
          nothingFoundMessage={data ? 'Nenhum fluxo publicado' : 'Carregando…'}
          searchable
          openOnFocus={false}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
