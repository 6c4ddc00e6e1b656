import type { ConversationFilter } from '@prosa/contract';
import { lazy, Suspense, useState, type Ref } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import type { useDeskList } from '../api/desk-list.ts';
import { countActive, emptyFilter } from '../filter/empty-filter.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { ConversationList, type ListHandle } from './conversation-list.tsx';
import { DeskFilters } from '../filter/desk-filters.tsx';

const NewConversationDialog = lazy(() =>
  import('../dialogs/new-conversation-dialog.tsx').then(({ NewConversationDialog }) => ({
    default: NewConversationDialog,
  })),
);

const NobodyWrote = lazy(() =>
  import('./nobody-wrote.tsx').then(({ NobodyWrote }) => ({ default: NobodyWrote })),
);

const NothingFound = lazy(() =>
  import('./nothing-found.tsx').then(({ NothingFound }) => ({ default: NothingFound })),
);

interface Props {
  query: ReturnType<typeof useDeskList>;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  names: DeskNames;
  openId: string | null;
  onOpen: (conversation_id: string) => void;
  /** Called once a new conversation was started. */
  onStarted: (conversation_id: string) => void;
  ref?: Ref<ListHandle>;
  searchRef?: Ref<HTMLInputElement>;
}

/** Filters and list, or what is shown while the list loads, fails or is empty. */
export function ListPane(props: Props) {
  const { filter, onFilter, names, onStarted, searchRef } = props;
  const [isStarting, setStarting] = useState(false);
  const close = () => setStarting(false);
  const started = (conversation_id: string) => {
    close();
    onStarted(conversation_id);
  };
  return (
    <>
      <DeskFilters
        filter={filter}
        onChange={onFilter}
        names={names}
        onNew={() => setStarting(true)}
        searchRef={searchRef}
      />
      <ListBody {...props} />
      <LazyDialog onClose={close}>
        {isStarting && <NewConversationDialog names={names} onClose={close} onStarted={started} />}
      </LazyDialog>
    </>
  );
}

function ListBody({ query, filter, onFilter, names, openId, onOpen, ref }: Props) {
  const { data: list, error } = query;
  if (!list) {
    if (!error) return <Loading />;
    return <ErrorState message={error.message} onRetry={() => void query.refetch()} />;
  }
  if (list.rows.length === 0 && !query.isPlaceholderData) {
    return (
      <Suspense fallback={<Loading />}>
        <Nothing filter={filter} onClear={() => onFilter(emptyFilter)} />
      </Suspense>
    );
  }
  return (
    <ConversationList
      ref={ref}
      list={list}
      names={names}
      openId={openId}
      onOpen={onOpen}
      onMore={() => void query.loadMore(list.limit)}
      isLoadingMore={query.isLoadingMore}
      isStale={query.isPlaceholderData}
    />
  );
}

function Loading() {
  return <SkeletonRows rows={9} withAvatar label="Carregando conversas…" />;
}

function Nothing({ filter, onClear }: { filter: ConversationFilter; onClear: () => void }) {
  return isFiltered(filter) ? <NothingFound text={filter.text.trim()} onClear={onClear} /> : <NobodyWrote />;
}

function isFiltered(filter: ConversationFilter): boolean {
  return filter.text !== '' || countActive(filter) > 0;
}
