import type { AuditEntry } from '@prosa/contract';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '../../lib/api/api-error.ts';

interface TrailPage {
  data: AuditEntry[];
  has_more: boolean;
}

/** Entries of an audit trail, as far as they were loaded. */
export interface Trail {
  rows: readonly AuditEntry[] | undefined;
  error: string | null;
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  more(): void;
  retry(): void;
}

/** Returns the entries of a trail, page after page, and its first page; `load` reads on from an entry. */
export function useTrail<Page extends TrailPage>(
  queryKey: readonly unknown[],
  load: (before: { before?: string }, options: { signal: AbortSignal }) => Promise<Page>,
): Trail & { first: Page | undefined } {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey,
    queryFn: ({ signal, pageParam }) => load(pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ data, has_more }) => (has_more ? (data.at(-1)?._id ?? null) : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  return {
    first: data?.pages[0],
    rows: data?.pages.flatMap((page) => page.data),
    error: error?.message ?? null,
    isStale: isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
