import { Button, Select } from '@mantine/core';
import { auditKinds, type AuditKind } from '@prosa/contract';
import { IconX } from '@tabler/icons-react';
import { dayText } from '../../../lib/dates.ts';
import { RangeButton } from '../../../ui/form/range-button.tsx';
import type { AuditFilter } from '../use-audit-filter.ts';
import classes from './audit-filters.module.css';

const kinds = Object.entries(auditKinds).map(([value, label]) => ({ value: value as AuditKind, label }));

interface Props {
  filter: AuditFilter;
  people: readonly { _id: string; name: string }[];
  onChange: (filter: AuditFilter) => void;
  isNarrow: boolean;
}

/** Filters by person, kind of act and days; they combine. */
export function AuditFilters({ filter, people, onChange, isNarrow }: Props) {
  return (
    <div className={classes.root} role="search" aria-label="Filtrar atividades">
      <Select
        className={classes.field}
        aria-label="Pessoa"
        placeholder="Pessoa"
        data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={filter.user}
        onChange={(user) => onChange({ ...filter, user })}
        searchable
        clearable
        nothingFoundMessage="Ninguém com este nome"
      />
      <Select<AuditKind>
        className={classes.field}
        aria-label="Tipo de atividade"
        placeholder="Tipo de atividade"
        data={kinds}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        clearable
      />
      <RangeButton
        position="bottom-start"
        range={filter.days}
        onChange={(days) => onChange({ ...filter, days })}
      >
        {filter.days ? textOf(filter.days) : 'Período'}
      </RangeButton>
      {isNarrow && (
        <Button
          variant="subtle"
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => onChange({ user: null, kind: null, days: null })}
        >
          Limpar filtros
        </Button>
      )}
    </div>
  );
}

function textOf({ from, to }: NonNullable<AuditFilter['days']>): string {
  return from === to ? dayText(from) : `${dayText(from)} a ${dayText(to)}`;
}
