import { calls } from '@prosa/contract';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { usePatchChannel } from './use-channels.ts';

/** Keeps the company's numbers live: their state and the codes that connect them are patched. */
export function useRealtime(): void {
  const patch = usePatchChannel();
  const waiting = { status: 'connecting', status_reason: null } as const;
  useLive('qrcode', ({ chip_number_id, message }) =>
    patch(chip_number_id, { ...waiting, qrcode: message, pairing_code: null }),
  );
  useLive('pairing_code', ({ chip_number_id, message }) =>
    patch(chip_number_id, { ...waiting, qrcode: null, pairing_code: message }),
  );
  useLive('status', (event) =>
    patch(event.chip_number_id, {
      qrcode: null,
      pairing_code: null,
      status: event.message,
      status_reason: event.reason,
      status_since: event.since,
      status_by: event.by,
      status_code: event.code,
      status_until: event.until,
      silent_since: null,
      phone: event.phone,
    }),
  );
  useLiveRefresh({ on: ['chips_changed'], of: [calls.getChips], delay: 200 });
}
