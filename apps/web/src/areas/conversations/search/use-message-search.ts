import { calls } from '@prosa/contract';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { useLive } from '../../../lib/live.tsx';
import { searchProgress, type SearchPage } from './search-progress.ts';

const nothing: never[] = [];

/** Searches a conversation, stretch by stretch until a page is full; an empty text finds nothing. */
export function useMessageSearch(conversation_id: string, text: string) {
  const [wanted, setWanted] = useState({ text, pages: 1 });
  const asked = wanted.text === text ? wanted.pages : 1;
  const query = useInfiniteQuery<
    SearchPage,
    ApiError,
    InfiniteData<SearchPage>,
    readonly unknown[],
    number | null
  >({
    queryKey: [...callKey(calls.searchMessages), conversation_id, text],
    queryFn: ({ signal, pageParam }) => {
      const input = { conversation_id, text, ...(pageParam === null ? {} : { before: pageParam }) };
      return call(calls.searchMessages, input, { signal });
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { fetchNextPage, isFetching, isPlaceholderData, error } = query;
  const progress = searchProgress(text === '' ? nothing : (query.data?.pages ?? nothing), asked);
  const goesOn = progress.wantsPage && !isFetching && !isPlaceholderData && !error;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  useLive('message_updated', ({ message }) => {
    if (message.deleted && message.conversation_id === conversation_id) {
      setDeleted((known) => new Set(known).add(message._id));
    }
  });
  const hits = progress.hits.filter(({ _id }) => !deleted.has(_id));
  return {
    hits,
    hasMore: progress.hasMore,
    /** The hits belong to an earlier text until this one's first answer comes. */
    isOld: isPlaceholderData,
    isBusy: text !== '' && (isFetching || progress.wantsPage) && !error,
    problem: text === '' ? null : (error?.message ?? null),
    more: () => setWanted({ text, pages: asked + 1 }),
    retry: () => void (query.data && !isPlaceholderData ? fetchNextPage() : query.refetch()),
  };
}
