import { ActionIcon, Menu } from '@mantine/core';
import type { ThreadMessage } from '@prosa/contract';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconChecks,
  IconChevronDown,
  IconFileText,
  IconMicrophone,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { dangerColor } from '../../../ui/theme/danger-color.ts';
import { clockTime } from '../../../lib/dates.ts';
import { FormattedText } from '../../../ui/text/formatted-text.tsx';
import { LinkPreview } from '../../../ui/text/link-preview.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { markNames } from '../mark-names.ts';
import { messageSummary } from '../message-summary.ts';
import classes from './bubble.module.css';
import { PhoneChoices } from './phone-choices.tsx';
import { ReactionMenu } from './reaction-menu.tsx';

interface Props {
  message: ThreadMessage;
  /** The quoted message, if the phone still has it. */
  quoted: ThreadMessage | undefined;
  onQuote: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReact: (emoji: string) => void;
  /** Answers with what the customer taps below the message. */
  onTap: (option: { id: string; title: string }) => void;
}

/** One message as the customer sees it: their own on the right, with ticks. */
export function Bubble({ message, quoted, onTap, ...acts }: Props) {
  const isOwn = message.from === 'customer';
  const isBare = message.type === 'sticker' && !message.deleted;
  return (
    <div className={classes.root} data-own={isOwn || undefined} data-bare={isBare || undefined}>
      <VisuallyHidden>{isOwn ? 'Cliente:' : 'Empresa:'}</VisuallyHidden>
      {quoted && <blockquote className={classes.quote}>{messageSummary(quoted)}</blockquote>}
      {message.deleted ? (
        <p className={classes.deleted}>
          <IconBan size={14} aria-hidden /> Mensagem apagada
        </p>
      ) : (
        <>
          <Media message={message} />
          {message.link_preview && <LinkPreview text={message.message} />}
          {message.message && (
            <div className={classes.text}>
              <FormattedText text={message.message} />
            </div>
          )}
          {message.marks.length > 0 && <p className={classes.marks}>{markNames(message.marks)}</p>}
          {message.choices && <PhoneChoices choices={message.choices} onTap={onTap} />}
          <BubbleMenu message={message} {...acts} />
        </>
      )}
      {(message.reaction || message.company_reaction) && !message.deleted && (
        <p className={classes.reaction} role="img" aria-label={reactionsInWords(message)}>
          {message.reaction}
          {message.company_reaction}
        </p>
      )}
      <p className={classes.foot}>
        {message.from === 'own-phone' && 'pelo celular da empresa · '}
        {message.edited && !message.deleted && 'Editada · '}
        {clockTime(message.at)}
        {isOwn && !message.deleted && <Ticks status={message.status} />}
      </p>
    </div>
  );
}

function reactionsInWords({ reaction, company_reaction }: ThreadMessage): string {
  const own = reaction && `Reação do cliente ${reaction}`;
  return [own, company_reaction && `Reação da empresa ${company_reaction}`].filter(Boolean).join('; ');
}

function BubbleMenu({ message, onQuote, onEdit, onDelete, onReact }: Omit<Props, 'quoted' | 'onTap'>) {
  return (
    <Menu withinPortal>
      <Menu.Target>
        <ActionIcon size={24} className={classes.menu} aria-label="Opções da mensagem">
          <IconChevronDown size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={onQuote}>
          Responder
        </Menu.Item>
        {message.editable && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            Editar
          </Menu.Item>
        )}
        {message.from === 'customer' && (
          <Menu.Item color={dangerColor} leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
            Apagar para todos
          </Menu.Item>
        )}
        <ReactionMenu reaction={message.reaction} onReact={onReact} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Media({ message }: { message: ThreadMessage }) {
  const { type, file_name } = message;
  const media_url = localAddress(message.media_url);
  if (!media_url) return type === 'text' ? null : <p className={classes.text}>{messageSummary(message)}</p>;
  if (type === 'image')
    return <img className={classes.picture} src={media_url} alt={file_name ?? 'Imagem'} />;
  if (type === 'sticker') return <img className={classes.sticker} src={media_url} alt="Figurinha" />;
  if (type === 'audio')
    return (
      <>
        {message.voice && (
          <p className={classes.voice}>
            <IconMicrophone size={14} stroke={1.8} aria-hidden /> Mensagem de voz
          </p>
        )}
        <audio className={classes.audio} src={media_url} controls preload="metadata">
          <track kind="captions" />
        </audio>
      </>
    );
  if (type === 'video')
    return (
      <video className={classes.picture} src={media_url} controls preload="metadata">
        <track kind="captions" />
      </video>
    );
  return (
    <a className={classes.file} href={media_url} download={file_name ?? 'documento'}>
      <IconFileText size={20} stroke={1.6} aria-hidden />
      {file_name ?? 'Documento'}
    </a>
  );
}

/** Returns our own files by their path, because a browser may reach this server under another name. */
function localAddress(url: string | null): string | null {
  return url?.replace(/^https?:\/\/[^/]+(?=\/files\/)/, '') ?? null;
}

const tickNames = { 2: 'enviada', 3: 'entregue', 4: 'lida' } as const;

function Ticks({ status }: { status: ThreadMessage['status'] }) {
  const Symbol = status === 2 ? IconCheck : IconChecks;
  return (
    <span className={classes.ticks} data-read={status === 4 || undefined}>
      <Symbol size={14} stroke={2} aria-hidden />
      <VisuallyHidden>{tickNames[status]}</VisuallyHidden>
    </span>
  );
}
