import { calls, type CallOutput } from '@prosa/contract';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';

type PeoplePage = CallOutput<typeof calls.getAudiencePeople>;

/** Returns the people of an audience, page after page. */
export function useAudiencePeople(audience_id: string) {
  const query = useInfiniteQuery<PeoplePage, ApiError, InfiniteData<PeoplePage>, readonly unknown[], string>({
    queryKey: [...callKey(calls.getAudiencePeople), audience_id],
    queryFn: ({ signal, pageParam }) =>
      call(calls.getAudiencePeople, { audience_id, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  return {
    people: data?.pages.flatMap((page) => page.data),
    error: error?.message ?? null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
