import { Select, Text, TextInput } from '@mantine/core';
import { calls, type MessageTemplate } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { storeMessage } from '../api/thread.ts';
import { newMessageId } from '../outgoing/message-id.ts';
import type { ComposerDialogProps } from '../slots.ts';
import classes from './template-dialog.module.css';
import {
  templateChoiceOf,
  templateFields,
  templateKey,
  templateLabel,
  templatePreview,
  withValue,
  type TemplateValues,
} from './template-words.ts';

interface Fields {
  chosen: string | null;
  values: TemplateValues;
}

const noValues: TemplateValues = { header: [], body: [], buttons: [] };
const refusals = [
  { field: 'chosen', codes: ['template_unavailable', 'template_changed', 'conversation_finished'] },
] as const;

/** Sends a message that Meta approved before: the person chooses it, fills in its variables, and sees how it reads. */
export function TemplateDialog({ conversation, onClose }: ComposerDialogProps) {
  const client = useQueryClient();
  const { data, error, refetch } = useCall(calls.getTemplates, { conversation_id: conversation._id });
  // The same for every try, so that a repeat is not a second message.
  const [message_id] = useState(newMessageId);
  const find = (chosen: string | null) => data?.templates.find((one) => templateKey(one) === chosen);
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.sendMessage, {
    initial: (): Fields => ({ chosen: null, values: noValues }),
    validate: ({ chosen, values }) => problemsOf(find(chosen), values),
    refusals,
    input: ({ chosen, values }) => {
      const template = find(chosen);
      if (!template) return null;
      const text = templatePreview(template, values);
      return {
        conversation_id: conversation._id,
        message_id,
        text,
        template: templateChoiceOf(template, values),
      };
    },
    onSaved: (message) => {
      storeMessage(client, message);
      onClose();
    },
  });
  const template = find(fields.chosen);
  return (
    <FormDialog
      opened
      title="Enviar modelo aprovado"
      submitLabel="Enviar"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      {error && !data && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {data?.templates.length === 0 && (
        <NoticeBar kind="info">
          Este número ainda não tem modelos. Crie-os no painel da Meta e depois, em Números, abra as chaves do
          número e clique em “Sincronizar modelos”.
        </NoticeBar>
      )}
      <Select
        label="Modelo"
        placeholder="Escolha o modelo"
        data={(data?.templates ?? []).map((one) => ({
          value: templateKey(one),
          label: templateLabel(one),
          disabled: one.obstacle !== null,
        }))}
        value={fields.chosen}
        onChange={(chosen) => change({ chosen, values: noValues })}
        error={problems.chosen}
        nothingFoundMessage={data ? 'Nenhum modelo' : 'Carregando…'}
        searchable
        openOnFocus={false}
        data-autofocus
      />
      {template && (
        <Filling
          template={template}
          values={fields.values}
          problem={problems.values ?? null}
          onChange={(values) => change({ values })}
        />
      )}
    </FormDialog>
  );
}

interface FillingProps {
  template: MessageTemplate;
  values: TemplateValues;
  problem: string | null;
  onChange: (values: TemplateValues) => void;
}

function Filling({ template, values, problem, onChange }: FillingProps) {
  return (
    <>
      {templateFields(template).map((field) => {
        const value = values[field.part][field.place] ?? '';
        return (
          <TextInput
            key={`${field.part} ${field.place}`}
            label={field.label}
            value={value}
            error={value.trim() === '' && problem}
            onChange={(event) => onChange(withValue(values, field, event.currentTarget.value))}
          />
        );
      })}
      <div>
        <Text size="sm" fw={600}>
          Como o cliente recebe
        </Text>
        <div className={classes.preview} aria-live="polite">
          {templatePreview(template, values)}
          {template.buttons.map(({ text }) => (
            <span key={text} className={classes.button}>
              {text}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

function problemsOf(
  template: MessageTemplate | undefined,
  values: TemplateValues,
): Partial<Record<'chosen' | 'values', string>> {
  if (!template) return { chosen: 'Escolha um modelo.' };
  const isMissing = templateFields(template).some(({ part, place }) => !values[part][place]?.trim());
  return isMissing ? { values: 'Campo obrigatório' } : {};
}
