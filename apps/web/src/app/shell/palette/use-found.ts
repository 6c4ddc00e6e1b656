import { useQuery } from '@tanstack/react-query';

interface Search<Found> {
  /** What is looked for, for the cache. */
  kind: string;
  text: string;
  enabled: boolean;
  load: (text: string, signal: AbortSignal) => Promise<Found>;
}

/** Asks the server for what a text finds; an empty text asks for nothing. An answer to another text is never returned. */
export function useFound<Found>({ kind, text, enabled, load }: Search<Found>) {
  // Under its own key: what screens cache under a call's key may have another shape and is patched live.
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['palette', kind, text],
    queryFn: ({ signal }) => load(text, signal),
    enabled: enabled && text !== '',
    staleTime: 0,
  });
  return {
    data: text === '' ? undefined : data,
    isSearching: isFetching,
    retry: isError && !isFetching ? () => void refetch() : null,
  };
}
