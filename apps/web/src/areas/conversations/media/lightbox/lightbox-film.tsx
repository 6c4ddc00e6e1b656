import type { Message } from '@prosa/contract';
import { useState } from 'react';
import { DocumentCard } from '../document-card.tsx';
import { playAlone } from './play-alone.ts';
import classes from './lightbox.module.css';

/** A video as large as fits, with the browser's own controls, and its caption. */
export function LightboxFilm({ message, address }: { message: Message; address: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <figure className={classes.figure}>
      <div className={classes.frame}>
        {isBroken ? (
          <DocumentCard message={message} address={address} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' recordings have no captions
          <video
            className={classes.film}
            src={address}
            controls
            autoPlay
            playsInline
            data-autofocus
            aria-label={message.message ? `Vídeo: ${message.message}` : 'Vídeo'}
            onPlay={(event) => playAlone(event.currentTarget)}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      {message.message && <figcaption>{message.message}</figcaption>}
    </figure>
  );
}
