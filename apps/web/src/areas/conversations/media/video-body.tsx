import type { Message } from '@prosa/contract';
import { useState } from 'react';
import { DocumentCard } from './document-card.tsx';
import classes from './media-body.module.css';
import { playAlone } from './play-alone.ts';

/** A film with the browser's own controls; one the browser cannot play is offered as a file. */
export function VideoBody({ message, address }: { message: Message; address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <DocumentCard message={message} address={address} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' recordings have no captions
    <video
      className={classes.video}
      src={address}
      controls
      preload="metadata"
      aria-label={message.message ? `Vídeo: ${message.message}` : 'Vídeo'}
      onPlay={(event) => playAlone(event.currentTarget)}
      onError={() => setBroken(true)}
    />
  );
}
