import { ActionIcon, Indicator, Popover, SegmentedControl, Tooltip } from '@mantine/core';
import { limits, type ConversationFilter } from '@prosa/contract';
import { IconAdjustmentsHorizontal, IconMessagePlus } from '@tabler/icons-react';
import { lazy, Suspense, useState, type KeyboardEvent, type Ref } from 'react';
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
  /** 'Nova conversa'. */
  onNew: () => void;
  searchRef?: Ref<HTMLInputElement>;
}

/** Search, situation, and a button that opens the rest and says how many of them narrow the list. */
export function DeskFilters({ filter, onChange, names, onNew, searchRef }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Escape closes an open select box first, then the panel. */
  const leave = (event: KeyboardEvent) => {
    const isInSelect =
      event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isInSelect) setOpen(false);
  };
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
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          width={304}
          closeOnEscape={false}
          trapFocus
          returnFocus
        >
          <Indicator label={active} size={16} disabled={active === 0} color="jade.6" offset={4}>
            <Popover.Target>
              <ActionIcon
                variant="default"
                size={36}
                onClick={() => setOpen(!isOpen)}
                aria-label={active === 0 ? 'Mais filtros' : `Mais filtros: ${active} em uso`}
              >
                <IconAdjustmentsHorizontal size={18} stroke={1.6} />
              </ActionIcon>
            </Popover.Target>
          </Indicator>
          <Popover.Dropdown className={classes.panel} aria-label="Filtros" onKeyDown={leave}>
            <Suspense fallback={<div className={classes.loading} />}>
              <FilterPanel filter={filter} onChange={onChange} names={names} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
        <Tooltip label="Nova conversa">
          <ActionIcon variant="filled" color="jade" size={36} aria-label="Nova conversa" onClick={onNew}>
            <IconMessagePlus size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
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
