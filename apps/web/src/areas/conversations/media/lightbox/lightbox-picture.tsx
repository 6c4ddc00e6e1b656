import type { Message } from '@prosa/contract';
import { useState } from 'react';
import classes from './lightbox.module.css';

interface Props {
  message: Message;
  address: string;
  zoom: number;
  onZoom: () => void;
}

/** The picture as large as fits, or larger inside a box that scrolls, with its caption. */
export function LightboxPicture({ message, address, zoom, onZoom }: Props) {
  const [isBroken, setBroken] = useState(false);
  return (
    <figure className={classes.figure}>
      <div className={classes.frame}>
        {isBroken ? (
          <p role="alert">A imagem não pôde ser mostrada.</p>
        ) : (
          <button
            type="button"
            className={classes.zoom}
            data-large={zoom > 1 || undefined}
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            aria-label={zoom > 1 ? 'Tamanho da janela' : 'Ver maior'}
            onClick={onZoom}
          >
            <img src={address} alt={message.message || 'Imagem'} onError={() => setBroken(true)} />
          </button>
        )}
      </div>
      {message.message && <figcaption>{message.message}</figcaption>}
    </figure>
  );
}
