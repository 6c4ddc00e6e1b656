import type { Message } from '@prosa/contract';
import { IconBan, IconDownload, IconFileText, IconMapPin, IconPhotoOff, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { safeAddress } from '../live/linkify.ts';
import { messageKind } from '../message-texts.ts';
import classes from './message-body.module.css';

const mediaTypes = new Set<Message['type']>(['image', 'audio', 'video', 'document']);

/** What a message says beside its text: a file, a place, a contact, or that it was deleted. */
export function MessageBody({ message }: { message: Message }) {
  if (message.deleted) {
    return (
      <Note icon={<IconBan size={15} stroke={1.7} aria-hidden />}>
        <em>Mensagem apagada</em>
      </Note>
    );
  }
  if (mediaTypes.has(message.type)) return <Media message={message} />;
  if (message.type === 'location') return <Place message={message} />;
  if (message.type !== 'contact') return null;
  return <Note icon={<IconUser size={16} stroke={1.7} aria-hidden />}>{messageKind('contact')}</Note>;
}

function Media({ message }: { message: Message }) {
  const { type, file_name } = message;
  const address = mediaAddress(message.media_url);
  if (!address) {
    return (
      <Note icon={<IconPhotoOff size={16} stroke={1.7} aria-hidden />}>
        {messageKind(type)}: Mídia indisponível
      </Note>
    );
  }
  if (type === 'image') {
    return (
      <a className={classes.frame} href={address} target="_blank" rel="noopener" title="Abrir imagem">
        <img className={classes.image} src={address} alt={message.message || 'Imagem'} loading="lazy" />
      </a>
    );
  }
  if (type === 'audio') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' recordings have no captions
    return <audio className={classes.audio} src={address} controls preload="metadata" aria-label="Áudio" />;
  }
  if (type === 'video') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' recordings have no captions
    return <video className={classes.video} src={address} controls preload="metadata" aria-label="Vídeo" />;
  }
  return (
    <a
      className={classes.document}
      href={address}
      download={file_name ?? true}
      target="_blank"
      rel="noopener"
    >
      <IconFileText size={20} stroke={1.6} aria-hidden />
      <span className={classes.fileName}>{file_name ?? 'Documento'}</span>
      <IconDownload size={16} stroke={1.7} aria-label="Baixar" />
    </a>
  );
}

function Place({ message }: { message: Message }) {
  const address = message.canonical_url && safeAddress(message.canonical_url);
  return (
    <Note icon={<IconMapPin size={16} stroke={1.7} aria-hidden />}>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          Abrir localização
        </a>
      ) : (
        'Localização'
      )}
    </Note>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.note}>
      {icon}
      <span>{children}</span>
    </div>
  );
}

/** Files come from this server or over http(s), never from an address that runs something. */
function mediaAddress(url: string | null): string | null {
  if (url === null || /^\/(?!\/)/.test(url)) return url;
  return safeAddress(url);
}
