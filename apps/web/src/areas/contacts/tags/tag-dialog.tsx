import { Group, Switch, TextInput } from '@mantine/core';
import { calls, type Tag } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import { tagForm, tagProblems, type TagField, type TagForm } from './tag-form.ts';
import { KeywordEditor } from './keyword-editor.tsx';

const swatches = ['#00FF00', '#0B8A6A', '#1F5FBF', '#6A3FC4', '#C2185B', '#C4312B', '#F2B84B', '#6B665F'];

interface Props {
  /** Null for a new one. */
  tag: Tag | null;
  onClose: () => void;
}

/** Creates or changes a tag. */
export function TagDialog({ tag, onClose }: Props) {
  const { fields: form, change, problems, submit, isSaving } = useTagForm(tag, onClose);
  return (
    <FormDialog
      opened
      title={tag ? 'Editar tag' : 'Nova tag'}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      <TextInput
        label="Nome"
        maxLength={60}
        autoComplete="off"
        data-autofocus
        value={form.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ColorField
        label="Cor"
        swatches={swatches}
        value={form.color}
        error={problems.color}
        onChange={(color) => change({ color })}
      />
      <Group gap="xs" wrap="nowrap">
        <span>Como vai aparecer:</span>
        <TagChip color={form.color}>{form.name.trim() || 'Tag'}</TagChip>
      </Group>
      <Switch
        label="Tag automática"
        description="Entra no contato quando ele escreve uma das palavras-chave."
        checked={form.auto_tag}
        onChange={(event) => change({ auto_tag: event.currentTarget.checked })}
      />
      {form.auto_tag && (
        <KeywordEditor
          keywords={form.keywords}
          problem={problems.keywords}
          onChange={(keywords) => change({ keywords })}
        />
      )}
    </FormDialog>
  );
}

function useTagForm(tag: Tag | null, onSaved: () => void) {
  return useCallForm<typeof calls.saveTag, TagForm, TagField>(calls.saveTag, {
    initial: () => tagForm(tag),
    validate: tagProblems,
    refusals,
    input: (form) => ({
      ...(tag ? { _id: tag._id } : {}),
      ...form,
      name: form.name.trim(),
      keywords: form.auto_tag ? [...form.keywords] : [],
    }),
    invalidates: [calls.getTags, calls.findTags],
    onSaved: () => {
      notify.success('Tag salva com sucesso');
      onSaved();
    },
  });
}

const refusals = [
  { field: 'name', codes: ['name_required', 'tag_name_taken'] },
  { field: 'color', codes: ['color_required', 'color_invalid'] },
  { field: 'keywords', codes: ['keywords_required', 'keyword_empty', 'keyword_taken'] },
] as const;
