import { Button, Select } from '@mantine/core';
import type { ConversationFilter } from '@prosa/contract';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { RangeButton } from '../../../ui/form/range-button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { AttendantSelect } from '../filter/attendant-select.tsx';
import { ChannelSelect } from '../filter/channel-select.tsx';
import { ClearFilters } from '../filter/clear-filters.tsx';
import { DepartmentSelect } from '../filter/department-select.tsx';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import { countActive, emptyFilter } from '../filter/empty-filter.ts';
import { MoreFiltersButton } from '../filter/more-filters-button.tsx';
import classes from './history-filters.module.css';

interface Props {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
  names: DeskNames;
}

/** Search and filters of the history; they combine. All are visible, on a phone once they are asked for. */
export function HistoryFilters({ filter, onChange, names }: Props) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.root} role="search" aria-label="Filtrar conversas finalizadas">
      <SearchField
        label="Buscar por nome ou telefone"
        placeholder="Nome ou telefone"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      {isPhone && (
        <MoreFiltersButton
          active={countActive(filter)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {(isOpen || !isPhone) && <Fields filter={filter} onChange={onChange} names={names} />}
    </div>
  );
}

function Fields({ filter, onChange, names }: Props) {
  const isNarrow = countActive(filter) > 0 || filter.text !== '';
  return (
    <>
      <DepartmentSelect
        className={`${classes.field} ${classes.wide}`}
        isCompact
        departments={names.ownDepartments ?? []}
        chosen={filter.departments}
        onChange={(departments) => onChange({ ...filter, departments })}
      />
      <TagSelect
        className={classes.field}
        isCompact
        label="Tags"
        placeholder="Tags"
        tags={names.allTags ?? []}
        value={filter.tags}
        onChange={(tags) => onChange({ ...filter, tags })}
      />
      <ChannelSelect
        className={classes.field}
        isCompact
        chosen={filter.channels}
        onChange={(channels) => onChange({ ...filter, channels })}
      />
      <Select<'human' | 'chatbot'>
        className={classes.field}
        aria-label="Tipo"
        placeholder="Tipo"
        data={[
          { value: 'human', label: 'Humano' },
          { value: 'chatbot', label: 'Chatbot' },
        ]}
        value={filter.types[0] ?? null}
        onChange={(type) => onChange({ ...filter, types: type ? [type] : [] })}
        clearable
      />
      <AttendantSelect
        className={classes.field}
        chosen={filter.users}
        onChange={(users) => onChange({ ...filter, users })}
      />
      {filter.opened ? (
        <OpenedFilter opened={filter.opened} onClear={() => onChange({ ...filter, opened: null })} />
      ) : (
        <RangeButton
          range={null}
          position="bottom-start"
          onChange={(opened) => onChange({ ...filter, opened })}
        >
          Período
        </RangeButton>
      )}
      <ClearFilters
        className={classes.clear}
        isNarrow={isNarrow}
        onClear={() => onChange({ ...emptyFilter, finished: true })}
      />
    </>
  );
}

interface OpenedProps {
  opened: NonNullable<ConversationFilter['opened']>;
  onClear: () => void;
}

/** The days that were chosen, or that a report linked to; without them the finished conversations of all days are listed. */
function OpenedFilter({ opened: { from, to }, onClear }: OpenedProps) {
  const days = from === to ? `em ${dayText(from)}` : `de ${dayText(from)} a ${dayText(to)}`;
  return (
    <Button variant="light" rightSection={<IconX size={14} aria-hidden />} onClick={onClear}>
      Abertas {days}
      <VisuallyHidden>. Tirar este filtro</VisuallyHidden>
    </Button>
  );
}
