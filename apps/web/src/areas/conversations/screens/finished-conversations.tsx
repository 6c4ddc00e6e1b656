import { ActionIcon, Button, SegmentedControl, Skeleton, Tooltip } from '@mantine/core';
import { calls, limits, type Conversation } from '@prosa/contract';
import { IconArrowBackUp, IconChecks, IconFilterOff, IconMessages } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDeskNames } from '../api/use-desk-names.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { countActive } from '../filter/empty-filter.ts';
import { bulkFinishPath } from '../history/bulk-finish-path.ts';
import { historyColumns } from '../history/history-columns.tsx';
import { HistoryFilters } from '../history/history-filters.tsx';
import { useHistoryFilter } from '../history/use-history-filter.ts';

const FoundMessages = lazy(() =>
  import('../history/found-messages.tsx').then(({ FoundMessages }) => ({ default: FoundMessages })),
);
const ViewDialog = lazy(() =>
  import('../history/view-dialog.tsx').then(({ ViewDialog }) => ({ default: ViewDialog })),
);
const BulkFinishDialog = lazy(() =>
  import('../history/bulk-finish-dialog.tsx').then(({ BulkFinishDialog }) => ({ default: BulkFinishDialog })),
);
const ResumeDialog = lazy(() =>
  import('../history/resume-dialog.tsx').then(({ ResumeDialog }) => ({ default: ResumeDialog })),
);

const description = 'Atendimentos que já terminaram. Abra um para ler a conversa, ou retome o atendimento.';
const messagesDescription =
  'Tudo o que foi dito em todas as conversas que você vê, das mais novas às mais antigas.';
const openedDescription = 'Os atendimentos abertos no período, terminados ou ainda em andamento.';

/** /conversas: the finished conversations, to find, read and resume. */
export function FinishedConversations() {
  const can = useCan();
  const names = useDeskNames();
  const navigate = useNavigate();
  const isFinishing = useMatch(bulkFinishPath) !== null;
  const { filter, page, shownId, setFilter, setPage, show, ofMessages, searchMessages } = useHistoryFilter();
  const [resuming, setResuming] = useState<Conversation | null>(null);
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.getConversations,
    { page, limit: limits.page_size, filter },
    { keepPrevious: true, staleTime: 0, enabled: !ofMessages },
  );
  useLiveRefresh({
    on: [
      'conversation_finished',
      'conversations_finished',
      'conversations_restored',
      'conversations_changed',
      'conversations_removed',
      'new_conversation',
      'conversation_removed',
      'contact_updated',
    ],
    of: [calls.getConversations],
    delay: limits.new_conversation_refresh_ms,
  });
  const close = () => {
    if (resuming) setResuming(null);
    else if (isFinishing) void navigate('/conversas');
    else show(null);
  };
  const isNarrow = countActive(filter) > 0 || filter.text !== '';
  return (
    <Page>
      <PageHeader
        description={ofMessages ? messagesDescription : filter.opened ? openedDescription : description}
        actions={can('conversations.finish_many') && <BulkFinishButton />}
      >
        <SegmentedControl
          aria-label="O que buscar"
          data={[
            { value: 'conversations', label: 'Conversas' },
            { value: 'messages', label: 'Mensagens' },
          ]}
          value={ofMessages ? 'messages' : 'conversations'}
          onChange={(chosen) => searchMessages(chosen === 'messages')}
        />
        {ofMessages && (
          <SearchField
            label="Buscar nas mensagens"
            placeholder="Palavra ou “frase”"
            delay={limits.contact_search_debounce_ms}
            value={filter.text}
            onChange={(text) => setFilter({ ...filter, text })}
          />
        )}
      </PageHeader>
      {!ofMessages && <HistoryFilters filter={filter} onChange={setFilter} names={names} />}
      {ofMessages ? (
        <Suspense fallback={<Skeleton height={96} />}>
          <FoundMessages text={filter.text.trim()} />
        </Suspense>
      ) : (
        <DataTable
          label={filter.opened ? 'Conversas abertas no período' : 'Conversas finalizadas'}
          columns={historyColumns(names, show)}
          rows={data?.data}
          rowKey={(row) => row._id}
          onRowClick={(row) => show(row._id)}
          rowActions={(row) => row.finished && <ResumeButton conversation={row} onResume={setResuming} />}
          paging={{
            page,
            total: data?.total ?? 0,
            pageSize: limits.page_size,
            onChange: setPage,
            totalIsCapped: data?.total_is_capped,
          }}
          isStale={isPlaceholderData}
          error={error?.message ?? null}
          onRetry={() => void refetch()}
          empty={
            <Nothing
              isNarrow={isNarrow}
              text={filter.text.trim()}
              onMessages={() => searchMessages(true, filter.text)}
            />
          }
        />
      )}
      <LazyDialog onClose={close}>
        {shownId && !resuming && (
          <ViewDialog
            key={shownId}
            conversation_id={shownId}
            names={names}
            onClose={close}
            onResume={setResuming}
          />
        )}
        {isFinishing && <BulkFinishDialog onClose={close} />}
        {resuming && <ResumeDialog conversation={resuming} names={names} onClose={close} />}
      </LazyDialog>
    </Page>
  );
}

function BulkFinishButton() {
  return (
    <Button
      component={Link}
      to={bulkFinishPath}
      variant="default"
      leftSection={<IconChecks size={16} aria-hidden />}
    >
      Finalizar em massa
    </Button>
  );
}

interface ResumeProps {
  conversation: Conversation;
  onResume: (conversation: Conversation) => void;
}

function ResumeButton({ conversation, onResume }: ResumeProps) {
  return (
    <Tooltip label="Transferir e classificar">
      <ActionIcon
        aria-label={`Transferir e classificar conversa com ${contactName(conversation.contact)}`}
        onClick={() => onResume(conversation)}
      >
        <IconArrowBackUp size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

interface NothingProps {
  isNarrow: boolean;
  text: string;
  onMessages: () => void;
}

function Nothing({ isNarrow, text, onMessages }: NothingProps) {
  if (isNarrow) {
    return (
      <EmptyState
        icon={IconFilterOff}
        title="Nenhuma conversa com estes filtros"
        action={
          text !== '' && (
            <Button variant="default" onClick={onMessages}>
              Buscar nas mensagens
            </Button>
          )
        }
      >
        Mude a busca ou os filtros para ver outras conversas.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconMessages} title="Nenhuma conversa finalizada">
      Quando um atendimento é finalizado, a conversa fica guardada aqui.
    </EmptyState>
  );
}
