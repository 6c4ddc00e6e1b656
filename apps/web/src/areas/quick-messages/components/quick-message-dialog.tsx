import { Textarea, TextInput } from '@mantine/core';
import { calls, errorText, limits, normaliseShortcut, type QuickMessage } from '@prosa/contract';
import { useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';
import { typeInto } from '../slash/use-field.ts';
import { VariableButtons } from './variable-buttons.tsx';

interface Props {
  /** Null for a new one. */
  quickMessage: QuickMessage | null;
  onClose: () => void;
}

/** Creates or changes a quick message. */
export function QuickMessageDialog({ quickMessage, onClose }: Props) {
  const { form, change, problems, submit, isSaving } = useQuickMessageForm(quickMessage, onClose);
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      opened
      title={quickMessage ? 'Editar mensagem rápida' : 'Nova mensagem rápida'}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
      size={560}
    >
      <TextInput
        label="Atalho"
        description="Uma palavra. No atendimento, a barra e o atalho inserem a mensagem."
        placeholder="bom-dia"
        leftSection="/"
        maxLength={limits.quick_shortcut_max_chars}
        autoComplete="off"
        data-autofocus
        value={form.shortcut}
        error={problems.shortcut}
        onChange={(event) => change({ shortcut: event.currentTarget.value.replaceAll(/\s+/g, '-') })}
      />
      <Textarea
        ref={text}
        label="Mensagem"
        minRows={4}
        maxRows={12}
        maxLength={limits.quick_message_max_chars}
        value={form.message}
        error={problems.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <VariableButtons
        onChoose={(place) => {
          const field = text.current;
          if (field) typeInto(field, place, { start: field.selectionStart, end: field.selectionEnd });
        }}
      />
    </FormDialog>
  );
}

interface Form {
  shortcut: string;
  message: string;
}

type Problems = Partial<Record<keyof Form, string>>;

function useQuickMessageForm(quickMessage: QuickMessage | null, onSaved: () => void) {
  const [form, setForm] = useState<Form>({
    shortcut: quickMessage?.shortcut ?? '',
    message: quickMessage?.message ?? '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const saving = useCallMutation(calls.saveQuickMessage, {
    quiet: true,
    invalidates: [calls.getQuickMessages],
    onSuccess: () => {
      notify.success('Mensagem rápida salva com sucesso');
      onSaved();
    },
    onError: (error) => setProblems(problemsOf(error)),
  });
  const change = (fields: Partial<Form>) => {
    setForm((known) => ({ ...known, ...fields }));
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(normaliseShortcut(form.shortcut) ? {} : { shortcut: errorText('shortcut_required') }),
      ...(form.message.trim() ? {} : { message: errorText('quick_message_required') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    saving.mutate({ ...(quickMessage ? { _id: quickMessage._id } : {}), ...form });
  };
  return { form, change, problems, submit, isSaving: saving.isPending };
}

/** A refusal that belongs to no field is shown as a notice. */
function problemsOf(error: ApiError): Problems {
  const field = refusedField(error, refusals);
  if (field) return { [field]: error.message };
  notify.error(error.message);
  return {};
}

const refusals = [
  { field: 'shortcut', codes: ['shortcut_required', 'shortcut_taken'] },
  { field: 'message', codes: ['quick_message_required'] },
] as const;
