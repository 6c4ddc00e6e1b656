import { Button, Popover, Select, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { auditKinds, type AuditKind } from '@prosa/contract';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { dayText } from '../../../lib/dates.ts';
import type { AuditFilter } from '../use-audit-filter.ts';
import classes from './audit-filters.module.css';

const RangeCalendar = lazy(() =>
  import('../../reports/components/range-calendar.tsx').then((code) => ({ default: code.RangeCalendar })),
);

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
      <DaysFilter days={filter.days} onChange={(days) => onChange({ ...filter, days })} />
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

interface DaysProps {
  days: AuditFilter['days'];
  onChange: (days: AuditFilter['days']) => void;
}

function DaysFilter({ days, onChange }: DaysProps) {
  const [isOpen, { close, toggle }] = useDisclosure(false);
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={days ? 'light' : 'default'}
          leftSection={<IconCalendar size={15} aria-hidden />}
          onClick={toggle}
        >
          {days ? textOf(days) : 'Período'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={280} width={252} />}>
          <RangeCalendar
            range={days}
            onChange={(range) => {
              close();
              onChange(range);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function textOf({ from, to }: NonNullable<AuditFilter['days']>): string {
  return from === to ? dayText(from) : `${dayText(from)} a ${dayText(to)}`;
}
