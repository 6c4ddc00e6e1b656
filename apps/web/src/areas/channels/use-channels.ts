import { calls, limits, type Chip } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery, useCall } from '../../lib/api/use-call.ts';

const chipsQuery = callQuery(calls.getChips, {});

/** Reads the company's numbers; live events keep them fresh (realtime.ts). */
export function useChannels() {
  return useCall(calls.getChips, {}, { refetchInterval: limits.channel_refresh_ms });
}

/**
 * Returns a function that changes fields of one number in the cache, until the server is asked again. An answer on its
 * way may be older than the change; then the numbers are read again.
 */
export function usePatchChannel() {
  const client = useQueryClient();
  return (id: string, fields: Partial<Chip>) => {
    const { queryKey } = chipsQuery;
    client.setQueryData(queryKey, (known) =>
      known?.map((chip) => (chip._id === id ? { ...chip, ...fields } : chip)),
    );
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
  };
}
