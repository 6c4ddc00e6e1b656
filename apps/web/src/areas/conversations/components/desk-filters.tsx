import { ActionIcon, Indicator, Popover, SegmentedControl } from '@mantine/core';
import { limits, type ConversationFilter } from '@prosa/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, type Ref } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { countActive } from '../empty-filter.ts';
import classes from './desk-filters.module.css';

const FilterPanel = lazy(() =>
  import('./filter-panel.tsx').then(({ FilterPanel }) => ({ default: FilterPanel })),
);

interface Props {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
  names: DeskNames;
  searchRef?: Ref<HTMLInputElement>;
}

/** Search, situation, and a button that opens the rest and says how many of them narrow the list. */
export function DeskFilters({ filter, onChange, names, searchRef }: Props) {
  const active = countActive({ ...filter, situation: 'all' });
  return (
    <div className={classes.root} role="search" aria-label="Filtrar conversas">
      <div className={classes.line}>
        <SearchField
          ref={searchRef}
          label="Buscar por nome ou telefone"
          value={filter.text}
          delay={limits.contact_search_debounce_ms}
          onChange={(text) => onChange({ ...filter, text })}
        />
        <Popover position="bottom-end" width={304} trapFocus returnFocus>
          <Indicator label={active} size={16} disabled={active === 0} color="jade.6" offset={4}>
            <Popover.Target>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={active === 0 ? 'Mais filtros' : `Mais filtros: ${active} em uso`}
              >
                <IconAdjustmentsHorizontal size={18} stroke={1.6} />
              </ActionIcon>
            </Popover.Target>
          </Indicator>
          <Popover.Dropdown className={classes.panel} aria-label="Filtros">
            <Suspense fallback={<div className={classes.loading} />}>
              <FilterPanel filter={filter} onChange={onChange} names={names} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      </div>
      <SegmentedControl
        fullWidth
        aria-label="Situação"
        value={filter.situation}
        onChange={(situation) => onChange({ ...filter, situation })}
        data={[
          { value: 'all', label: 'Todas' },
          { value: 'unanswered', label: 'Não respondidas' },
        ]}
      />
    </div>
  );
}
