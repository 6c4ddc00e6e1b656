import { TextInput } from '@mantine/core';
import { calls, errorText, limits, type Audience, type AudienceFilter } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { RadioBoxes } from '../../../ui/form/radio-boxes.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { FilterCount } from './filter-count.tsx';
import { FilterFields } from './filter-fields.tsx';
import { emptyFilter, filterProblem } from './filter-model.ts';

interface Props {
  /** Null for a new one. */
  audience: Audience | null;
  onClose: () => void;
}

/** Makes an audience of the contacts that meet a filter, or changes one; only a living one's filter can change. */
export function AudienceDialog({ audience, onClose }: Props) {
  const { fields, change, problems, submit, isSaving } = useAudienceForm(audience, onClose);
  const hasFilter = audience === null || audience.kind === 'living';
  return (
    <FormDialog
      opened
      title={audience ? 'Editar audiência' : 'Nova audiência por filtro'}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
      size={hasFilter ? 760 : undefined}
    >
      <TextInput
        label="Nome"
        maxLength={limits.audience_name_max_chars}
        autoComplete="off"
        data-autofocus
        value={fields.name}
        error={problems.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      {audience === null && (
        <RadioBoxes
          label="Quem faz parte"
          options={kinds}
          value={fields.kind}
          onChange={(kind) => change({ kind: kind === 'frozen' ? 'frozen' : 'living' })}
          isWide
        />
      )}
      {hasFilter && (
        <>
          <FilterFields filter={fields.filter} onChange={(filter) => change({ filter })} />
          <FilterCount filter={fields.filter} problem={problems.filter} />
        </>
      )}
    </FormDialog>
  );
}

interface AudienceForm {
  name: string;
  kind: 'living' | 'frozen';
  filter: AudienceFilter;
}

function useAudienceForm(audience: Audience | null, onSaved: () => void) {
  const hasFilter = audience === null || audience.kind === 'living';
  return useCallForm<typeof calls.saveAudience, AudienceForm, 'name' | 'filter'>(calls.saveAudience, {
    initial: () => ({
      name: audience?.name ?? '',
      kind: 'living',
      filter: audience?.filter ?? emptyFilter,
    }),
    validate: ({ name, filter }) => {
      const wrong = hasFilter ? filterProblem(filter) : null;
      return {
        ...(name.trim() ? {} : { name: errorText('audience_name_required') }),
        ...(wrong === null ? {} : { filter: wrong }),
      };
    },
    refusals: [
      { field: 'name', codes: ['audience_name_required'] },
      {
        field: 'filter',
        codes: ['audience_filter_required', 'audience_filter_incomplete', 'audience_filter_fixed'],
      },
    ],
    input: ({ name, kind, filter }) => ({
      ...(audience ? { _id: audience._id } : { kind }),
      name: name.trim(),
      ...(hasFilter ? { filter } : {}),
    }),
    invalidates: [calls.getAudiences, calls.getAudience, calls.getAudiencePeople],
    onSaved: () => {
      notify.success('Audiência salva com sucesso');
      onSaved();
    },
  });
}

const kinds = [
  {
    value: 'living',
    label: 'Sempre atualizada',
    description: 'Quem entra no filtro ou sai dele entra na audiência ou sai dela, até a hora do envio.',
  },
  {
    value: 'frozen',
    label: 'Cópia fixa',
    description: 'Fica com quem atende ao filtro agora. Depois disso, nem as pessoas nem o filtro mudam.',
  },
] as const;
