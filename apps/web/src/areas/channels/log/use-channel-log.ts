import { calls, type CallOutput } from '@prosa/contract';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';

type LogPage = CallOutput<typeof calls.getChannelLog>;

/** Returns the connection log of a number, page after page, and keeps it up to date. */
export function useChannelLog(chip: string) {
  const query = useInfiniteQuery<LogPage, ApiError, InfiniteData<LogPage>, readonly unknown[], number | null>(
    {
      queryKey: [...callKey(calls.getChannelLog), { chip }],
      queryFn: ({ signal, pageParam }) =>
        call(calls.getChannelLog, { chip, ...(pageParam && { before: pageParam }) }, { signal }),
      initialPageParam: null,
      getNextPageParam: ({ data, has_more }) => (has_more ? (data.at(-1)?.number ?? null) : null),
      staleTime: 0,
    },
  );
  useLiveRefresh({
    on: ['status', 'qrcode', 'pairing_code', 'chips_changed'],
    of: [calls.getChannelLog],
    delay: 200,
  });
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  return {
    entries: data?.pages.flatMap((page) => page.data),
    error: error?.message ?? null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
