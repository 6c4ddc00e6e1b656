import { Button, SegmentedControl } from '@mantine/core';
import { calls, limits, type ScheduledMessage, type ScheduleStatus } from '@prosa/contract';
import {
  IconCalendar,
  IconCalendarClock,
  IconCalendarPlus,
  IconSortAscending,
  IconSortDescending,
  IconX,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { dayText } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ScheduleCalendar } from '../calendar/schedule-calendar.tsx';
import { ScheduleDialog } from '../dialog/schedule-dialog.tsx';
import { DeleteSchedule } from '../list/delete-schedule.tsx';
import { ScheduleActions } from '../list/schedule-actions.tsx';
import { scheduleColumns } from '../list/schedule-columns.tsx';
import { latePolicy } from '../schedule-words.ts';
import classes from './schedules.module.css';

/** /agendamento: what is sent to one receiver at a moment that somebody chose. */
export function Schedules() {
  const table = useScheduleTable();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const [editing, setEditing] = useState<ScheduledMessage | 'new' | null>(null);
  const [deleting, setDeleting] = useState<ScheduledMessage | null>(null);
  const action = <NewButton onClick={() => setEditing('new')} />;
  return (
    <Page>
      <PageHeader
        description={`Mensagens e fluxos que saem sozinhos na hora marcada. ${latePolicy}`}
        actions={
          <>
            <Button
              className={classes.toggle}
              variant="default"
              leftSection={<IconCalendar size={16} aria-hidden />}
              aria-expanded={isCalendarOpen}
              onClick={() => setCalendarOpen(!isCalendarOpen)}
            >
              Calendário
            </Button>
            {action}
          </>
        }
      >
        <Filters table={table} />
      </PageHeader>
      <div className={classes.layout}>
        <DataTable
          label="Agendamentos"
          columns={scheduleColumns}
          rows={table.page?.data}
          rowKey={({ _id }) => _id}
          rowActions={(schedule) => (
            <ScheduleActions
              schedule={schedule}
              onEdit={() => setEditing(schedule)}
              onDelete={() => setDeleting(schedule)}
            />
          )}
          paging={table.paging}
          isStale={table.isStale}
          error={table.error}
          onRetry={table.retry}
          empty={<Nothing isFiltered={table.isFiltered} action={action} />}
        />
        <section
          className={classes.calendar}
          data-open={isCalendarOpen || undefined}
          aria-label="Calendário dos agendamentos"
        >
          <ScheduleCalendar day={table.place.day} onChange={(day) => table.show({ day, status: 'all' })} />
        </section>
      </div>
      {editing && (
        <ScheduleDialog schedule={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <DeleteSchedule schedule={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}

function NewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={onClick}>
      Novo agendamento
    </Button>
  );
}

const statuses = [
  { value: 'scheduled', label: 'Agendados' },
  { value: 'sent', label: 'Enviados' },
  { value: 'error', label: 'Não enviados' },
  { value: 'all', label: 'Todos' },
] as const;

function Filters({ table: { place, show } }: { table: ReturnType<typeof useScheduleTable> }) {
  const Order = place.order === 'soonest' ? IconSortAscending : IconSortDescending;
  return (
    <>
      <SearchField
        label="Buscar por telefone, nome ou texto"
        value={place.query}
        onChange={(query) => show({ query })}
      />
      <SegmentedControl
        aria-label="Situação"
        data={[...statuses]}
        value={place.status}
        onChange={(status) => show({ status, order: status === 'scheduled' ? 'soonest' : 'latest' })}
      />
      <Button
        variant="default"
        leftSection={<Order size={16} aria-hidden />}
        onClick={() => show({ order: place.order === 'soonest' ? 'latest' : 'soonest' })}
      >
        {place.order === 'soonest' ? 'Mais próximos primeiro' : 'Mais distantes primeiro'}
      </Button>
      {place.day !== null && (
        <Button
          variant="light"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`Mostrar todos os dias em vez de ${dayText(place.day)}`}
          onClick={() => show({ day: null })}
        >
          {dayText(place.day)}
        </Button>
      )}
    </>
  );
}

function Nothing({ isFiltered, action }: { isFiltered: boolean; action: ReactNode }) {
  if (isFiltered) {
    return (
      <EmptyState icon={IconCalendarClock} title="Nada aqui">
        Nenhum agendamento corresponde ao que está escolhido.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconCalendarClock} title="Nenhum agendamento" action={action}>
      Agende um lembrete, uma cobrança ou um fluxo, uma vez ou repetidas vezes.
    </EmptyState>
  );
}

interface Place {
  query: string;
  status: ScheduleStatus | 'all';
  order: 'soonest' | 'latest';
  day: string | null;
  page: number;
}

const firstPlace: Place = { query: '', status: 'scheduled', order: 'soonest', day: null, page: 1 };

/** Keeps which schedules are shown; another choice starts at page 1 again. */
function useScheduleTable() {
  const [place, setPlace] = useState(firstPlace);
  const { query, status, order, day, page } = place;
  const wanted = {
    page,
    limit: limits.page_size,
    query,
    order,
    day,
    status: status === 'all' ? null : status,
  };
  const { data, error, refetch, isPlaceholderData } = useCall(calls.getScheduledMessages, wanted, {
    keepPrevious: true,
  });
  return {
    place,
    page: data,
    isFiltered: query !== '' || status !== 'scheduled' || day !== null,
    show: (changes: Partial<Place>) => setPlace((known) => ({ ...known, page: 1, ...changes })),
    error: error?.message ?? null,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    paging: data && {
      page,
      total: data.total,
      totalIsCapped: data.total_is_capped,
      pageSize: limits.page_size,
      onChange: (next: number) => setPlace({ ...place, page: next }),
    },
  };
}
