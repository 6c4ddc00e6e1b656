import type { Call, CallInput, CallOutput } from '@prosa/contract';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { callKey } from '../../lib/api/use-call.ts';

interface PageOf<Row> {
  data: Row[];
  next: number | null;
}

/** Reads a call that answers page after page, each `after` the one before. */
export function usePages<C extends Call, Row>(definition: C, input: Omit<CallInput<C>, 'after' | 'limit'>) {
  type Page = CallOutput<C> & PageOf<Row>;
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], number>({
    queryKey: [...callKey(definition), input],
    queryFn: ({ signal, pageParam }) =>
      call(definition, { ...input, after: pageParam } as CallInput<C>, { signal }) as Promise<Page>,
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  return {
    rows: data?.pages.flatMap((page) => page.data),
    error: error?.message ?? null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
