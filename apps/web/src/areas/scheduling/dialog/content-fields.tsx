import { SegmentedControl, Select, Switch, Textarea } from '@mantine/core';
import { calls, limits } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useRef } from 'react';
import { FileField } from '../../quick-messages/components/file-field.tsx';
import { VariableButtons } from '../../quick-messages/components/variable-buttons.tsx';
import { typeAtCaret } from '../../quick-messages/slash/use-field.ts';
import { receiverVariables } from '../../quick-messages/variables.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import type { ScheduleForm } from './use-schedule-form.ts';

interface Props {
  form: ScheduleForm;
  onBusy: (isBusy: boolean) => void;
  onLibrary: () => void;
}

/** Shows what is sent: a text, with a file if wanted, or a flow. */
export function ContentFields({ form, onBusy, onLibrary }: Props) {
  const { fields, change, problems } = form;
  const { type, message, media, opens_for_me } = fields;
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label="O que enviar"
        data={[
          { value: 'text', label: 'Mensagem' },
          { value: 'flow', label: 'Fluxo' },
        ]}
        value={type}
        onChange={(chosen) => change({ type: chosen === 'flow' ? 'flow' : 'text' })}
      />
      {type === 'flow' ? (
        <FlowField form={form} />
      ) : (
        <>
          <Textarea
            ref={text}
            label="Texto da mensagem"
            minRows={3}
            maxRows={10}
            maxLength={limits.schedule_message_max_chars}
            value={message}
            error={problems.message}
            onChange={({ currentTarget }) => change({ message: currentTarget.value })}
          />
          <VariableButtons
            variables={receiverVariables}
            hint={
              <>
                Variáveis do contato também valem, com os valores da hora do envio. Para quem não tem um
                valor, escreva o que vai no lugar: {'{cidade|"sua cidade"}'}.
              </>
            }
            onChoose={(place) => typeAtCaret(text.current, place)}
          />
          <SchedulePreview fields={fields} />
          <FileField
            file={media}
            onChange={(chosen) => change({ media: chosen })}
            onBusy={onBusy}
            onLibrary={onLibrary}
          />
          <Switch
            label="Abrir conversa para mim"
            description="Sem isto, a conversa só abre quando o contato responder."
            checked={opens_for_me}
            onChange={({ currentTarget }) => change({ opens_for_me: currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}

function FlowField({ form: { fields, change, problems } }: Pick<Props, 'form'>) {
  const { data } = useCall(calls.getFlows, {});
  const flows = (data ?? []).filter((flow) => !flow.filed && flow.published_version !== null);
  return (
    <Select
      label="Fluxo"
      description="Abre uma conversa, em que o fluxo começa."
      placeholder="Escolha o fluxo"
      data={flows.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={fields.flow}
      onChange={(flow) => change({ flow })}
      error={problems.flow}
      nothingFoundMessage={data ? 'Nenhum fluxo publicado' : 'Carregando…'}
      searchable
      openOnFocus={false}
    />
  );
}
