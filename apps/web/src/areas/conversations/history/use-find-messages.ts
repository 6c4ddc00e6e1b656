import { calls, type CallOutput } from '@prosa/contract';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { searchProgress } from '../search/search-progress.ts';

type Found = CallOutput<typeof calls.findMessages>;

const nothing: never[] = [];

/** Searches all messages, part by part until a page is full; an empty text finds nothing. */
export function useFindMessages(text: string) {
  const [wanted, setWanted] = useState({ text, pages: 1 });
  const asked = wanted.text === text ? wanted.pages : 1;
  const query = useInfiniteQuery<Found, ApiError, InfiniteData<Found>, readonly unknown[], number | null>({
    queryKey: [...callKey(calls.findMessages), text],
    queryFn: ({ signal, pageParam }) =>
      call(calls.findMessages, { text, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    enabled: text !== '',
    staleTime: 0,
  });
  const { fetchNextPage, isFetching, error } = query;
  const { hits, hasMore, wantsPage } = searchProgress(query.data?.pages ?? nothing, asked);
  const goesOn = wantsPage && !isFetching && !error;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    hits: text === '' ? nothing : hits,
    hasMore: text !== '' && hasMore,
    isBusy: text !== '' && (isFetching || wantsPage) && !error,
    problem: text === '' ? null : (error?.message ?? null),
    more: () => setWanted({ text, pages: asked + 1 }),
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  };
}
