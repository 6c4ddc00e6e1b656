import { calls, type CallOutput } from '@prosa/contract';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { callKey } from '../../lib/api/use-call.ts';
import { inputOf, type AuditFilter } from './use-audit-filter.ts';

type AuditPage = CallOutput<typeof calls.getAuditEntries>;

/** Returns the entries of the audit trail, page after page. */
export function useAuditEntries(filter: AuditFilter) {
  const input = inputOf(filter);
  const query = useInfiniteQuery<
    AuditPage,
    ApiError,
    InfiniteData<AuditPage>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...callKey(calls.getAuditEntries), input],
    queryFn: ({ signal, pageParam }) =>
      call(calls.getAuditEntries, { ...input, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ data, has_more }) => (has_more ? (data.at(-1)?._id ?? null) : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  return {
    rows: data?.pages.flatMap((page) => page.data),
    people: data?.pages[0]?.people ?? [],
    error: error?.message ?? null,
    isStale: isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
