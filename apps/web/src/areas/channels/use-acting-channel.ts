import type { Chip } from '@prosa/contract';
import { useState } from 'react';
import { useLive } from '../../lib/live.tsx';

/** Whom the dialog that connects a number is for; `isShown` once there is a code in it. */
interface Acting {
  id: string;
  isShown: boolean;
}

/**
 * Keeps which number this person is connecting. Its dialog opens with the first code, which a number that has its login
 * does not need; it stays while codes come and expire, and closes once the number is connected or given up.
 */
export function useActingChannel(chips: readonly Chip[] | undefined) {
  const [acting, setActing] = useState<Acting | null>(null);
  const stop = () => setActing(null);
  const chip = chips?.find(({ _id }) => _id === acting?.id);
  const hasCode = chip && (chip.qrcode !== null || chip.pairing_code !== null);
  if (acting && hasCode && !acting.isShown) setActing({ ...acting, isShown: true });
  useLive('status', ({ chip_number_id, message, reason }) => {
    if (chip_number_id !== acting?.id || message === 'connecting') return;
    if (message === 'open' || reason !== 'qr_expired') stop();
  });
  return {
    chip: acting?.isShown && chip ? chip : null,
    start: (id: string) => setActing({ id, isShown: false }),
    stop,
  };
}
