import type { Message } from '@prosa/contract';
import { lazy, useState } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { mediaAddress } from './media-address.ts';
import classes from './media-body.module.css';
import { mediaBox } from './media-box.ts';

const Lightbox = lazy(() =>
  import('./lightbox/lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })),
);

/** A picture in the thread, small, with its space reserved from the start; a click shows it large. */
export function ImageBody({ message, address }: { message: Message; address: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const { width, height } = mediaBox(message);
  const isOwnPreview = address.startsWith('blob:');
  const small = isOwnPreview ? address : (mediaAddress(message.media?.thumbnail_url ?? null) ?? address);
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        style={{ width, aspectRatio: `${width} / ${height}` }}
        aria-label={message.message ? `Abrir imagem: ${message.message}` : 'Abrir imagem'}
        onClick={() => setOpen(true)}
      >
        {isBroken ? (
          <span className={classes.broken}>A imagem não pôde ser mostrada</span>
        ) : (
          <img
            src={small}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )}
      </button>
      <LazyDialog onClose={() => setOpen(false)}>
        {isOpen && <Lightbox message={message} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </>
  );
}
