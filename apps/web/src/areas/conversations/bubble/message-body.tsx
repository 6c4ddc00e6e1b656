import type { Message } from '@prosa/contract';
import { IconBan, IconMapPin, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import { MediaPlaceholder } from '../media/media-placeholder.tsx';
import { messageKind } from '../message/message-texts.ts';
import classes from './message-body.module.css';
import type { ThreadActions } from './thread-actions.ts';

const MediaBody = lazy(() =>
  import('../media/media-body.tsx').then(({ MediaBody }) => ({ default: MediaBody })),
);
const LocationCard = lazy(() =>
  import('./location-card.tsx').then(({ LocationCard }) => ({ default: LocationCard })),
);
const ContactCards = lazy(() =>
  import('./contact-card.tsx').then(({ ContactCards }) => ({ default: ContactCards })),
);

const mediaTypes = new Set<Message['type']>(['image', 'audio', 'video', 'document', 'sticker']);

/** Returns whether the body shows all of the message, so that its text is not repeated below. */
export function isCard({ type }: Pick<Message, 'type'>): boolean {
  return type === 'location' || type === 'contact';
}

interface Props {
  message: Message;
  outgoing: Outgoing | null;
  actions: ThreadActions;
}

/** What a message contains besides its text: a file, a location, a contact, or that it was deleted. */
export function MessageBody({ message, outgoing, actions }: Props) {
  if (message.deleted) {
    return (
      <Note icon={<IconBan size={15} stroke={1.7} aria-hidden />}>
        <em>Mensagem apagada</em>
      </Note>
    );
  }
  if (mediaTypes.has(message.type)) {
    return (
      <Suspense fallback={<MediaPlaceholder message={message} />}>
        <MediaBody message={message} outgoing={outgoing} onCancel={actions.discard} />
      </Suspense>
    );
  }
  if (message.type === 'location') {
    return (
      <Suspense fallback={<Note icon={<IconMapPin size={16} aria-hidden />}>{messageKind('location')}</Note>}>
        <LocationCard message={message} onCopy={actions.copy} />
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

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.note}>
      {icon}
      <span>{children}</span>
    </div>
  );
}
