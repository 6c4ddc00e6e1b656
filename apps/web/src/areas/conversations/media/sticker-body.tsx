import type { Message } from '@prosa/contract';
import { mediaAddress } from './media-address.ts';
import classes from './media-body.module.css';
import { mediaBox } from './media-box.ts';

/** A sticker: only the picture, as large as on a phone. */
export function StickerBody({ message, address }: { message: Message; address: string }) {
  const small = mediaAddress(message.media?.thumbnail_url ?? null) ?? address;
  return (
    <img className={classes.sticker} src={small} alt="Figurinha" loading="lazy" {...mediaBox(message)} />
  );
}
