import { calls, limits, type Chip } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery, useCall } from '../../lib/api/use-call.ts';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

const chipsQuery = callQuery(calls.getChips, {});

/** The company's numbers, patched by live events. */
export function useChannels() {
  const patch = usePatchChannel();
  useLive('qrcode', (event) =>
    patch(event.chip_number_id, { qrcode: event.message, status: 'connecting', status_reason: null }),
  );
  useLive('status', (event) =>
    patch(event.chip_number_id, {
      qrcode: null,
      status: event.message,
      status_reason: event.reason,
      status_since: event.since,
      status_by: event.by,
      phone: event.phone,
    }),
  );
  useLiveRefresh({ on: ['chips_changed'], of: [calls.getChips], delay: 200 });
  return useCall(calls.getChips, {}, { refetchInterval: limits.channel_refresh_ms });
}

/**
 * Changes fields of one number in the cache, until the server is asked again. An answer that is on its way may be
 * older than the change, so it is asked for anew.
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
