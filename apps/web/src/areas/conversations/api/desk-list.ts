import { calls, limits } from '@prosa/contract';
import {
  queryOptions,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, type ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { shareRows } from '../../../lib/api/share-rows.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import type { DeskView } from '../live/desk-view.ts';
import { patchList, type DeskList } from '../live/patch-list.ts';
import { loadRecording } from '../live/record-events.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

/** The most rows that the server returns; older conversations are found with the filters. */
export const maxRows = 600;

const minute = 60_000;

/** Cache keys of the lists of all views. */
export const deskListKey = callKey(calls.getDeskConversations);

/** Returns the key of one view's list; the list itself knows how many rows it was asked for. */
export function deskListKeyOf(view: DeskView) {
  return [...deskListKey, view] as const;
}

/**
 * Returns the query of the desk's list for a view. Live events keep it fresh, so it is loaded again only on request.
 */
function deskListQuery(client: QueryClient, view: DeskView) {
  const queryKey = deskListKeyOf(view);
  return queryOptions<DeskList, ApiError, DeskList, typeof queryKey>({
    queryKey,
    queryFn: ({ signal }) => {
      const limit = client.getQueryData<DeskList>(queryKey)?.limit ?? limits.conversation_page;
      return loadList({ view, limit, signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: shareRows('rows'),
    gcTime: minute,
  });
}

/** Follows the list of a view; `loadMore` loads 15 rows more. */
export function useDeskList(view: DeskView) {
  const client = useQueryClient();
  const [isLoadingMore, setLoadingMore] = useState(false);
  // Asked for before what surrounds it: browsers send only so many requests at once.
  usePrefetchQuery(deskListQuery(client, view));
  const query = useQuery({ ...deskListQuery(client, view), placeholderData: (earlier) => earlier });

  const loadMore = async (limit: number) => {
    setLoadingMore(true);
    try {
      const list = await loadList({ view, limit: Math.min(maxRows, limit + limits.conversation_page) });
      client.setQueryData(deskListKeyOf(view), list);
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setLoadingMore(false);
    }
  };
  return { ...query, isLoadingMore, loadMore };
}

interface Load {
  view: DeskView;
  limit: number;
  signal?: AbortSignal;
}

async function loadList({ view, limit, signal }: Load): Promise<DeskList> {
  const { filter, sort } = view;
  const { answer, events } = await loadRecording(() =>
    call(calls.getDeskConversations, { filter, sort, limit }, { signal }),
  );
  const loaded: DeskList = { rows: answer.data, has_more: answer.has_more, limit };
  return events.reduce((list, event) => patchList(list, event, view), loaded);
}
