import type { Call, CallInput, CallOutput } from '@prosa/contract';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { callKey } from './use-call.ts';

interface PageOf<Row> {
  data: Row[];
  next: string | null;
}

type RowOf<C extends Call> = CallOutput<C> extends PageOf<infer Row> ? Row : never;

/** Reads a list whose answers say where to read on. */
export function useGrowingList<C extends Call>(definition: C, input: CallInput<C> & object) {
  type Page = PageOf<RowOf<C>>;
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [...callKey(definition), 'pages', input],
    queryFn: async ({ signal, pageParam: next }) =>
      (await call(definition, { ...input, next }, { signal })) as unknown as Page,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  return {
    rows: data?.pages.flatMap((page) => page.data),
    error: error?.message ?? null,
    isStale: isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
