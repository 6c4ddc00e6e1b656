import { Autocomplete, MultiSelect, Textarea, TextInput } from '@mantine/core';
import { calls, errorText, limits, normaliseShortcut, type Media, type QuickMessage } from '@prosa/contract';
import { lazy, useRef, useState } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { typeAtCaret } from '../slash/use-field.ts';
import { FileField } from './file-field.tsx';
import { builtInVariables } from '../variables.ts';
import { VariableButtons } from './variable-buttons.tsx';

const loadLibrary = () => import('../../media/components/media-library-dialog.tsx');
const MediaLibraryDialog = lazy(() =>
  loadLibrary().then(({ MediaLibraryDialog: Library }) => ({ default: Library })),
);

interface Props {
  /** Null for a new one. */
  quickMessage: QuickMessage | null;
  /** The folders that there are. */
  folders: readonly string[];
  onClose: () => void;
}

/** Creates or changes a quick message. */
export function QuickMessageDialog({ quickMessage, folders, onClose }: Props) {
  const { fields, change, problems, submit, isSaving } = useQuickMessageForm(quickMessage, onClose);
  const [isUploading, setUploading] = useState(false);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <FormDialog
        opened
        title={quickMessage ? 'Editar mensagem rápida' : 'Nova mensagem rápida'}
        onClose={onClose}
        onSubmit={submit}
        busy={isSaving}
        blocked={isUploading}
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
          variables={builtInVariables}
          hint="Variáveis do contato também valem, como {cidade}. O que o contato não tiver fica marcado para você preencher antes de enviar."
          onChoose={(place) => typeAtCaret(text.current, place)}
        />
        <FileField
          file={fields.media}
          onChange={(media) => change({ media })}
          onBusy={setUploading}
          onLibrary={() => setLibraryOpen(true)}
        />
        <Autocomplete
          label="Pasta"
          description="Escolha uma ou escreva o nome de uma nova."
          placeholder="Nenhuma"
          data={[...folders]}
          maxLength={limits.quick_folder_max_chars}
          comboboxProps={{ withinPortal: false }}
          value={fields.folder}
          onChange={(folder) => change({ folder })}
        />
        <DepartmentsField value={fields.departments} onChange={(departments) => change({ departments })} />
      </FormDialog>
      {/* Outside of the form, or what is submitted in it would save the quick message too. */}
      <OnDemand when={isLibraryOpen} load={loadLibrary}>
        {(opened) => (
          <MediaLibraryDialog
            opened={opened}
            onClose={() => setLibraryOpen(false)}
            onPick={(media) => {
              setLibraryOpen(false);
              change({ media });
            }}
          />
        )}
      </OnDemand>
    </>
  );
}

interface DepartmentsProps {
  value: string[];
  onChange: (departments: string[]) => void;
}

function DepartmentsField({ value, onChange }: DepartmentsProps) {
  const { data: all } = useCall(calls.getDepartments, {});
  // One that was archived keeps its place until it is taken out, or the message would become everybody's.
  const offered = all?.filter(({ _id, filed }) => !filed || value.includes(_id)) ?? [];
  const archived = all ? value.filter((_id) => !all.some((known) => known._id === _id)) : [];
  return (
    <MultiSelect
      label="Departamentos"
      description="Sem nenhum, toda a equipe vê. Gerentes veem sempre."
      placeholder={value.length === 0 ? 'Toda a equipe' : undefined}
      data={[
        ...offered.map(({ _id, name }) => ({ value: _id, label: name })),
        ...archived.map((_id) => ({ value: _id, label: 'Departamento apagado' })),
      ]}
      value={value}
      onChange={onChange}
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable
    />
  );
}

interface Fields {
  shortcut: string;
  message: string;
  media: Media | null;
  folder: string;
  departments: string[];
}

const blank: Fields = { shortcut: '', message: '', media: null, folder: '', departments: [] };

function useQuickMessageForm(quickMessage: QuickMessage | null, onSaved: () => void) {
  return useCallForm(calls.saveQuickMessage, {
    initial: fieldsOf(quickMessage ?? blank),
    validate: ({ shortcut, message, media }: Fields) => ({
      ...(normaliseShortcut(shortcut) ? {} : { shortcut: errorText('shortcut_required') }),
      ...(message.trim() || media ? {} : { message: errorText('quick_message_required') }),
    }),
    refusals,
    input: ({ media, ...fields }) => ({
      ...(quickMessage ? { _id: quickMessage._id } : {}),
      ...fields,
      media: media?._id ?? null,
    }),
    invalidates: [calls.getQuickMessages, calls.findQuickMessages],
    onSaved: () => {
      notify.success('Mensagem rápida salva com sucesso');
      onSaved();
    },
  });
}

function fieldsOf({ shortcut, message, media, folder, departments }: Fields): Fields {
  return { shortcut, message, media, folder, departments };
}

const refusals = [
  { field: 'shortcut', codes: ['shortcut_required', 'shortcut_taken'] },
  { field: 'message', codes: ['quick_message_required'] },
] as const;
