import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { limits, type ConversationFilter } from '@prosa/contract';
import { IconArrowsSort, IconBookmark, IconMessagePlus } from '@tabler/icons-react';
import { lazy, type Ref } from 'react';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { usePopup } from '../../../ui/overlay/use-popup.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { countActive } from './empty-filter.ts';
import { MoreFiltersButton } from './more-filters-button.tsx';
import classes from './desk-filters.module.css';

const loadPopover = () => import('./filter-popover.tsx');
const FilterPopover = lazy(() => loadPopover().then((code) => ({ default: code.FilterPopover })));
const loadViews = () => import('./views-popover.tsx');
const ViewsPopover = lazy(() => loadViews().then((code) => ({ default: code.ViewsPopover })));
const loadDisplay = () => import('./display-popover.tsx');
const DisplayPopover = lazy(() => loadDisplay().then((code) => ({ default: code.DisplayPopover })));

interface Props {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
  names: DeskNames;
  /** Opens 'Nova conversa'. */
  onNew: () => void;
  searchRef?: Ref<HTMLInputElement>;
}

/** Search, situation, and a button that opens the other filters and says how many of them are active. */
export function DeskFilters({ filter, onChange, names, onNew, searchRef }: Props) {
  const { isOpen, buttonProps, popup } = usePopup('dialog');
  const active = countActive({ ...filter, situation: 'all', owner: 'all' });
  return (
    <div className={classes.root} role="search" aria-label="Filtrar conversas">
      <div className={classes.line}>
        <SearchField
          ref={searchRef}
          label="Buscar por nome ou telefone"
          placeholder="Nome ou telefone"
          value={filter.text}
          delay={limits.contact_search_debounce_ms}
          onChange={(text) => onChange({ ...filter, text })}
        />
        <MoreFiltersButton active={active} {...buttonProps} />
        <OnDemand when={isOpen} load={loadPopover}>
          {(opened) => (
            <FilterPopover popup={popup} opened={opened} filter={filter} onChange={onChange} names={names} />
          )}
        </OnDemand>
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
      <div className={classes.owners}>
        {owners.map(({ owner, label }) => (
          <Button
            key={owner}
            size="xs"
            px="xs"
            variant={filter.owner === owner ? 'light' : 'subtle'}
            color={filter.owner === owner ? undefined : 'gray'}
            aria-pressed={filter.owner === owner}
            onClick={() => onChange({ ...filter, owner: filter.owner === owner ? 'all' : owner })}
          >
            {label}
          </Button>
        ))}
        <ViewsButton filter={filter} onChange={onChange} />
        <DisplayButton situation={filter.situation} />
      </div>
    </div>
  );
}

function ViewsButton(props: Pick<Props, 'filter' | 'onChange'>) {
  const { isOpen, buttonProps, popup } = usePopup('dialog');
  return (
    <>
      <Tooltip label="Visões salvas">
        <ActionIcon className={classes.last} size={28} aria-label="Visões salvas" {...buttonProps}>
          <IconBookmark size={16} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <OnDemand when={isOpen} load={loadViews}>
        {(opened) => <ViewsPopover popup={popup} opened={opened} {...props} />}
      </OnDemand>
    </>
  );
}

function DisplayButton({ situation }: Pick<ConversationFilter, 'situation'>) {
  const { isOpen, buttonProps, popup } = usePopup('dialog');
  return (
    <>
      <Tooltip label="Ordem e exibição">
        <ActionIcon size={28} aria-label="Ordem e exibição" {...buttonProps}>
          <IconArrowsSort size={16} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <OnDemand when={isOpen} load={loadDisplay}>
        {(opened) => <DisplayPopover popup={popup} opened={opened} situation={situation} />}
      </OnDemand>
    </>
  );
}

const owners = [
  { owner: 'mine', label: 'Minhas' },
  { owner: 'nobody', label: 'Sem dono' },
] as const;
