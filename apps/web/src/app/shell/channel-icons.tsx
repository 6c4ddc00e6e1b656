import { Tooltip } from '@mantine/core';
import { calls, limits, type Chip, type LiveEventOf } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { IconDeviceMobileCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { callQuery, useCall } from '../../lib/api/use-call.ts';
import { useLive } from '../../lib/live.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import classes from './top-bar.module.css';

const chipsQuery = callQuery(calls.getChips, {});

/** One icon a number: connected or not; leads to the numbers. At most `shown`, then how many more. */
export function ChannelIcons({ shown }: { shown: number }) {
  const client = useQueryClient();
  const { data: chips = [] } = useCall(calls.getChips, {}, { refetchInterval: limits.channel_refresh_ms });
  useLive('status', (event) => client.setQueryData(chipsQuery.queryKey, (known) => withStatus(known, event)));
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

function withStatus(chips: Chip[] | undefined, event: LiveEventOf<'status'>): Chip[] | undefined {
  return chips?.map((chip) =>
    chip._id === event.chip_number_id
      ? { ...chip, status: event.message, status_reason: event.reason, phone: event.phone }
      : chip,
  );
}
