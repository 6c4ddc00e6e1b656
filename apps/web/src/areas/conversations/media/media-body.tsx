import type { Message } from '@prosa/contract';
import { IconPhotoOff } from '@tabler/icons-react';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import { messageKind } from '../message/message-texts.ts';
import { AudioPlayer } from './audio-player.tsx';
import { DocumentCard } from './document-card.tsx';
import { useHeldFile } from '../outgoing/held-files.ts';
import { ImageBody } from './image-body.tsx';
import { mediaAddress } from './media-address.ts';
import classes from './media-body.module.css';
import { MediaPlaceholder } from './media-placeholder.tsx';
import { StickerBody } from './sticker-body.tsx';
import { UploadStatus } from './upload-status.tsx';
import { VideoBody } from './video-body.tsx';

interface Props {
  message: Message;
  outgoing: Outgoing | null;
  /** Cancels the upload of a message. */
  onCancel: (message_id: string) => void;
}

/** The file of a message: picture with lightbox, sticker, audio, video or document; or why it is missing. */
export function MediaBody({ message, outgoing, onCancel }: Props) {
  const held = useHeldFile(message.message_id);
  const address = held?.preview ?? mediaAddress(message.media_url);
  if (!address && message.media_pending) {
    return (
      <div role="status" aria-label={`Baixando ${messageKind(message.type).toLowerCase()}`}>
        <MediaPlaceholder message={message} />
      </div>
    );
  }
  const isUploading = outgoing !== null && outgoing.problem === null;
  return (
    <div className={classes.root}>
      {address ? <Shown message={message} address={address} /> : <Missing message={message} />}
      {isUploading && (
        <UploadStatus share={held?.progress ?? 1} onCancel={() => onCancel(outgoing.message_id)} />
      )}
    </div>
  );
}

function Shown({ message, address }: { message: Message; address: string }) {
  if (message.type === 'image') return <ImageBody message={message} address={address} />;
  if (message.type === 'sticker') return <StickerBody message={message} address={address} />;
  if (message.type === 'audio') return <AudioPlayer message={message} address={address} />;
  if (message.type === 'video') return <VideoBody message={message} address={address} />;
  return <DocumentCard message={message} address={address} />;
}

function Missing({ message: { type, file_name } }: { message: Message }) {
  return (
    <div className={classes.missing}>
      <IconPhotoOff size={18} stroke={1.7} aria-hidden />
      <span>
        <strong>{file_name ?? messageKind(type)}</strong>
        <br />
        Mídia indisponível: o WhatsApp não entregou este arquivo.
      </span>
    </div>
  );
}
