import type { Message } from '@prosa/contract';
import { IconBan, IconDownload, IconFileText, IconMapPin, IconPhotoOff, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { safeAddress } from '../live/linkify.ts';
import { messageKind } from '../message-texts.ts';
import classes from './message-body.module.css';
import type { ThreadActions } from './thread-actions.ts';

const PlaceCard = lazy(() => import('./place-card.tsx').then(({ PlaceCard }) => ({ default: PlaceCard })));
const ContactCards = lazy(() =>
  import('./contact-card.tsx').then(({ ContactCards }) => ({ default: ContactCards })),
);

const mediaTypes = new Set<Message['type']>(['image', 'audio', 'video', 'document']);

/** Whether the body shows all of the message, so that its text is not repeated below. */
export function isCard({ type }: Pick<Message, 'type'>): boolean {
  return type === 'location' || type === 'contact';
}

/** What a message says beside its text: a file, a place, a contact, or that it was deleted. */
export function MessageBody({ message, actions }: { message: Message; actions: ThreadActions }) {
  if (message.deleted) {
    return (
      <Note icon={<IconBan size={15} stroke={1.7} aria-hidden />}>
        <em>Mensagem apagada</em>
      </Note>
    );
  }
  if (mediaTypes.has(message.type)) return <Media message={message} />;
  if (message.type === 'location') {
    return (
      <Suspense fallback={<Note icon={<IconMapPin size={16} aria-hidden />}>{messageKind('location')}</Note>}>
        <PlaceCard message={message} onCopy={actions.copy} />
      </Suspense>
    );
  }
  if (message.type !== 'contact') return null;
  return (
    <Suspense fallback={<Note icon={<IconUser size={16} aria-hidden />}>{messageKind('contact')}</Note>}>
      <ContactCards text={message.message} onCopy={actions.copy} onTalk={actions.talkTo} />
    </Suspense>
  );
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
