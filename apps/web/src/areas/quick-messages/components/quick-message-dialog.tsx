import { Textarea, TextInput } from '@mantine/core';
import { calls, errorText, limits, normaliseShortcut, type QuickMessage } from '@prosa/contract';
import { useRef } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { typeInto } from '../slash/use-field.ts';
import { VariableButtons } from './variable-buttons.tsx';

interface Props {
  /** Null for a new one. */
  quickMessage: QuickMessage | null;
  onClose: () => void;
}

/** Creates or changes a quick message. */
export function QuickMessageDialog({ quickMessage, onClose }: Props) {
  const { fields, change, problems, submit, isSaving } = useQuickMessageForm(quickMessage, onClose);
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
        value={fields.shortcut}
        error={problems.shortcut}
        onChange={(event) => change({ shortcut: event.currentTarget.value.replaceAll(/\s+/g, '-') })}
      />
      <Textarea
        ref={text}
        label="Mensagem"
        minRows={4}
        maxRows={12}
        maxLength={limits.quick_message_max_chars}
        value={fields.message}
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

function useQuickMessageForm(quickMessage: QuickMessage | null, onSaved: () => void) {
  return useCallForm(calls.saveQuickMessage, {
    initial: { shortcut: quickMessage?.shortcut ?? '', message: quickMessage?.message ?? '' },
    validate: ({ shortcut, message }) => ({
      ...(normaliseShortcut(shortcut) ? {} : { shortcut: errorText('shortcut_required') }),
      ...(message.trim() ? {} : { message: errorText('quick_message_required') }),
    }),
    refusals,
    input: (fields) => ({ ...(quickMessage ? { _id: quickMessage._id } : {}), ...fields }),
    invalidates: [calls.getQuickMessages],
    onSaved: () => {
      notify.success('Mensagem rápida salva com sucesso');
      onSaved();
    },
  });
}

const refusals = [
  { field: 'shortcut', codes: ['shortcut_required', 'shortcut_taken'] },
  { field: 'message', codes: ['quick_message_required'] },
] as const;
