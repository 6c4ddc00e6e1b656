import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { ConversationFilter } from '@prosa/contract';
import { useId } from 'react';
import { countActive, emptyFilter } from './empty-filter.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { ChannelSelect } from './channel-select.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';

interface Props {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
  names: DeskNames;
}

type Kind = 'all' | 'chatbot' | 'human';

const kinds: { value: Kind; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'chatbot', label: 'Chatbot' },
  { value: 'human', label: 'Humano' },
];

/** The filters besides search and situation; all of them combine. */
export function FilterPanel({ filter, onChange, names }: Props) {
  const kindLabel = useId();
  const [type] = filter.types;
  const isNarrow = countActive(filter) > 0 || filter.text !== '';
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw="var(--weight-strong)" mb={4} id={kindLabel}>
          Atendimento
        </Text>
        <SegmentedControl<Kind>
          fullWidth
          aria-labelledby={kindLabel}
          value={filter.types.length === 1 && type ? type : 'all'}
          onChange={(kind) => onChange({ ...filter, types: kind === 'all' ? [] : [kind] })}
          data={kinds}
        />
      </div>
      <DepartmentSelect
        departments={names.ownDepartments ?? []}
        chosen={filter.departments}
        onChange={(departments) => onChange({ ...filter, departments })}
      />
      <ChannelSelect chosen={filter.channels} onChange={(channels) => onChange({ ...filter, channels })} />
      <TagSelect
        label="Tags"
        placeholder="Todas"
        tags={names.allTags ?? []}
        value={filter.tags}
        onChange={(tags) => onChange({ ...filter, tags })}
      />
      <ClearFilters isNarrow={isNarrow} onClear={() => onChange(emptyFilter)} />
    </Stack>
  );
}
