import type { Message } from '@prosa/contract';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { FilmFrame } from '../../media/components/film-frame.tsx';
import { DocumentCard } from './document-card.tsx';
import classes from './media-body.module.css';
import { mediaBox } from './media-box.ts';
import { soundTime } from './sound-time.ts';

const Lightbox = lazy(() =>
  import('./lightbox/lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })),
);

/** A video by its first frame; a click plays it large. One that the browser cannot play is offered as a file. */
export function VideoBody({ message, address }: { message: Message; address: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [length, setLength] = useState('');
  if (isBroken) return <DocumentCard message={message} address={address} />;
  const { width, height } = mediaBox(message);
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        data-film
        style={{ width, aspectRatio: `${width} / ${height}` }}
        aria-label={['Reproduzir vídeo', length, message.message].filter(Boolean).join(', ')}
        onClick={() => setOpen(true)}
      >
        <FilmFrame
          address={address}
          onBroken={() => setBroken(true)}
          onSeconds={(seconds) => setLength(soundTime(Math.round(seconds)))}
        />
        <span className={classes.play} aria-hidden>
          <IconPlayerPlayFilled size={22} />
        </span>
        {length && (
          <span className={classes.length} data-numeric>
            {length}
          </span>
        )}
      </button>
      <LazyDialog onClose={() => setOpen(false)}>
        {isOpen && <Lightbox message={message} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </>
  );
}
