import { calls } from '@prosa/contract';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { usePatchChannel } from './use-channels.ts';

/** Keeps the company's numbers live: their state and QR codes are patched. */
export function useRealtime(): void {
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
}
