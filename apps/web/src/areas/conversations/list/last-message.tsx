import type { Conversation } from '@prosa/contract';
import {
  IconBan,
  IconFileText,
  IconMapPin,
  IconMicrophone,
  IconPhoto,
  IconRobot,
  IconUser,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { messageSummary } from '../message/message-texts.ts';
import { Name } from '../../../ui/text/name.tsx';
import { MessageTicks } from '../message/message-ticks.tsx';
import classes from './last-message.module.css';

type Last = NonNullable<Conversation['last_message']>;

const symbols: Partial<Record<Last['type'], Icon>> = {
  image: IconPhoto,
  sticker: IconPhoto,
  audio: IconMicrophone,
  video: IconVideo,
  document: IconFileText,
  location: IconMapPin,
  contact: IconUser,
};

/** Letters of a draft, as many as a line could hold. */
const shownOfDraft = 100;

/** The last message on one line: its author, its text, and how far our own message got. */
export function LastMessage({ conversation }: { conversation: Conversation }) {
  const last = conversation.last_message;
  if (!last) return <span className={classes.root}>Conversa iniciada</span>;
  const isOurs = last.origin === 'user' || last.origin === 'chatbot';
  const Symbol = last.deleted ? IconBan : symbols[last.type];
  return (
    <span className={classes.root} data-quiet={last.type === 'system' || last.deleted || undefined}>
      {isOurs && !last.deleted && <MessageTicks status={last.status} />}
      <Speaker last={last} />
      {Symbol && <Symbol size={14} stroke={1.7} aria-hidden className={classes.symbol} />}
      <span className={classes.text}>{messageSummary(last)}</span>
    </span>
  );
}

/** What the person has begun to write in a conversation that is not open. */
export function DraftLine({ text }: { text: string }) {
  return (
    <span className={classes.root}>
      <span className={classes.draft}>Rascunho:</span>
      <span className={classes.text}>{text.slice(0, shownOfDraft)}</span>
    </span>
  );
}

function Speaker({ last }: { last: Last }) {
  const me = useCurrentUser();
  if (last.origin === 'chatbot') {
    return (
      <>
        <IconRobot size={14} stroke={1.7} aria-hidden className={classes.bot} />
        <VisuallyHidden>Chatbot:</VisuallyHidden>
      </>
    );
  }
  if (last.origin !== 'user') return null;
  return (
    <span className={classes.speaker}>
      <Name>{speakerName(last.user_name, me.name)}</Name>:
    </span>
  );
}

/** Returns the author's name. A message without one was written on the business's own phone. */
function speakerName(name: string | null, ownName: string): string {
  if (name === null) return 'Celular';
  return name === ownName ? 'Você' : firstWord(name);
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
