import { Select } from '@mantine/core';
import { calls, type AudienceFilter } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import { LastTalkField } from './last-talk-field.tsx';
import { VariableConditions } from './variable-conditions.tsx';
import classes from './filter.module.css';

interface Props {
  filter: AudienceFilter;
  onChange: (filter: AudienceFilter) => void;
}

/** Shows which contacts an audience has: all that is said has to be met. */
export function FilterFields({ filter, onChange }: Props) {
  const { data: tags = [] } = useCall(calls.getTags, {});
  const inUse = tags.filter(({ filed, _id }) => !filed || isChosen(filter, _id));
  const set = (changes: Partial<AudienceFilter>) => onChange({ ...filter, ...changes });
  return (
    <div className={classes.fields}>
      <div className={classes.tags}>
        <TagSelect
          label="Tem uma destas tags"
          placeholder="Qualquer"
          tags={inUse}
          value={filter.tags_any}
          onChange={(tags_any) => set({ tags_any })}
        />
        <TagSelect
          label="Tem todas estas tags"
          placeholder="Nenhuma exigida"
          tags={inUse}
          value={filter.tags_all}
          onChange={(tags_all) => set({ tags_all })}
        />
        <TagSelect
          label="Não tem nenhuma destas"
          placeholder="Ninguém fica de fora"
          tags={inUse}
          value={filter.tags_none}
          onChange={(tags_none) => set({ tags_none })}
        />
      </div>
      <VariableConditions value={filter.variables} onChange={(variables) => set({ variables })} />
      <LastTalkField value={filter.last_talk} onChange={(last_talk) => set({ last_talk })} />
      <Where filter={filter} set={set} />
    </div>
  );
}

function Where({
  filter: { channel, department },
  set,
}: {
  filter: AudienceFilter;
  set: (changes: Partial<AudienceFilter>) => void;
}) {
  const { data: chips = [] } = useCall(calls.getChips, {});
  const { data: departments = [] } = useCall(calls.getDepartments, {});
  const offered = (rows: readonly { _id: string; name: string; filed?: boolean }[], chosen: string | null) =>
    rows.flatMap(({ _id, name, filed }) => (filed && _id !== chosen ? [] : [{ value: _id, label: name }]));
  return (
    <div className={classes.pair}>
      <Select
        label="Conversou pelo número"
        placeholder="Qualquer"
        data={offered(chips, channel)}
        value={channel}
        onChange={(chosen) => set({ channel: chosen })}
        searchable
        clearable
      />
      <Select
        label="Conversou no departamento"
        placeholder="Qualquer"
        data={offered(departments, department)}
        value={department}
        onChange={(chosen) => set({ department: chosen })}
        searchable
        clearable
      />
    </div>
  );
}

function isChosen({ tags_any, tags_all, tags_none }: AudienceFilter, tag: string): boolean {
  return [tags_any, tags_all, tags_none].some((list) => list.includes(tag));
}
