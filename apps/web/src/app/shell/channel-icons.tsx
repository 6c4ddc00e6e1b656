import type { Chip } from '@prosa/contract';
import { IconDeviceMobileCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useChannels } from '../../areas/channels/use-channels.ts';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import classes from './top-bar.module.css';

const OffReason = lazy(() =>
  import('../../areas/channels/components/off-reason.tsx').then(({ OffReason }) => ({ default: OffReason })),
);

/** One icon for each number, connected or not, that leads to the numbers. At most `shown`, then how many more. */
export function ChannelIcons({ shown }: { shown: number }) {
  const { data: chips = [] } = useChannels();
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
    <Tooltip
      multiline
      maw={320}
      label={
        <>
          {label}
          {!isOpen && (
            <Suspense>
              . <OffReason chip={chip} />
            </Suspense>
          )}
        </>
      }
    >
      <Link to="/chips" className={classes.channel} data-open={isOpen || undefined} aria-label={label}>
        <Symbol size={18} stroke={1.6} aria-hidden />
      </Link>
    </Tooltip>
  );
}
