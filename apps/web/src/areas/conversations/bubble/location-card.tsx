import { readPlace, type Message } from '@prosa/contract';
import { IconCopy, IconExternalLink, IconMapPinFilled } from '@tabler/icons-react';
import { safeAddress } from '../../../lib/linkify.ts';
import classes from './message-card.module.css';

interface Props {
  message: Message;
  onCopy: (text: string) => void;
}

/**
 * A location, with drawn streets instead of a real map: no map service learns about the customer before somebody opens
 * the link. A text without valid coordinates is shown as it came.
 */
export function LocationCard({ message, onCopy }: Props) {
  const place = readPlace(message.message);
  if (!place) return <div>{message.message || 'Localização'}</div>;
  const address = message.canonical_url && safeAddress(message.canonical_url);
  const point = `${place.latitude}, ${place.longitude}`;
  return (
    <div className={classes.card} role="group" aria-label={`Localização: ${place.name || point}`}>
      <div className={classes.map} aria-hidden>
        <Streets />
        <IconMapPinFilled size={34} className={classes.pin} style={{ fill: 'var(--accent)' }} />
      </div>
      <div className={classes.words}>
        <p className={classes.title}>{place.name || 'Localização'}</p>
        {place.address && <p className={classes.detail}>{place.address}</p>}
        <p className={classes.detail}>{point}</p>
      </div>
      <div className={classes.foot}>
        {address && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            <IconExternalLink size={16} stroke={1.7} aria-hidden />
            Abrir no mapa
          </a>
        )}
        <button type="button" aria-label="Copiar coordenadas" onClick={() => onCopy(point)}>
          <IconCopy size={16} stroke={1.7} aria-hidden />
          Copiar
        </button>
      </div>
    </div>
  );
}

function Streets() {
  return (
    <svg viewBox="0 0 304 104" preserveAspectRatio="xMidYMid slice">
      <path className={classes.park} d="M196 0h108v44l-74 18-34-26z" />
      <path className={classes.street} strokeWidth="7" d="M-8 78 110 48l84-12 120 34M132-8l26 118" />
      <path
        className={classes.street}
        strokeWidth="3"
        d="M-8 30 126 6M40-8 66 112M92-8l14 118M-8 108 156 68M196-8l22 120M250-8l10 120M160 92l152-24"
      />
    </svg>
  );
}
