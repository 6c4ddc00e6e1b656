import { Tooltip } from '@mantine/core';
import { calls, limits, type Chip } from '@prosa/contract';
import { IconDeviceMobileCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePatchChannel } from '../../areas/channels/use-channels.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import classes from './top-bar.module.css';

/** One icon a number: connected or not; leads to the numbers. At most `shown`, then how many more. */
export function ChannelIcons({ shown }: { shown: number }) {
  const patch = usePatchChannel();
  const { data: chips = [] } = useCall(calls.getChips, {}, { refetchInterval: limits.channel_refresh_ms });
  useLive('status', (event) =>
    patch(event.chip_number_id, {
      status: event.message,
      status_reason: event.reason,
      phone: event.phone,
    }),
  );
  useLiveRefresh({ on: ['chips_changed'], of: [calls.getChips], delay: 200 });
  const hidden = chips.length - shown;
  if (chips.length === 0) return null;
  return (
    <div className={classes.channels} role="group" aria-label="Números">
      {chips.slice(0, shown).map((chip) => (
        <ChannelIcon key={chip._id} chip={chip} />
      ))}
      {hidden > 0 && (
        <Link to="/chips" className={classes.more} aria-label={`Mais ${hidden} números`}>
          +{hidden}
        </Link>
      )}
    </div>
  );
}

function ChannelIcon({ chip }: { chip: Chip }) {
  const isOpen = chip.status === 'open';
  const label = `${chip.name}: ${isOpen ? 'Conectado' : 'Desconectado'}`;
  const Symbol = isOpen ? IconDeviceMobileCheck : IconDeviceMobileOff;
  return (
    <Tooltip label={label}>
      <Link to="/chips" className={classes.channel} data-open={isOpen || undefined} aria-label={label}>
        <Symbol size={18} stroke={1.6} aria-hidden />
      </Link>
    </Tooltip>
  );
}
