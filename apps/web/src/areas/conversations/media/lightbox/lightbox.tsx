import { ActionIcon } from '@mantine/core';
import type { Message } from '@prosa/contract';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { dateTime } from '../../../../lib/dates.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { threadKeyOf } from '../../api/thread.ts';
import type { Thread } from '../../live/patch-thread.ts';
import { messageKind } from '../../message/message-texts.ts';
import { heldFile } from '../../outgoing/held-files.ts';
import { LightboxFilm } from './lightbox-film.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';
import classes from './lightbox.module.css';
import { mediaAddress } from '../media-address.ts';

interface Props {
  message: Message;
  onClose: () => void;
}

const zooms = [1, 1.5, 2, 3, 4];

/** A picture or video over the whole window: arrows go to the thread's others, + and − zoom a picture, Esc closes. */
export function Lightbox({ message, onClose }: Props) {
  const { shown, step, hasBefore, hasAfter } = usePictures(message);
  const [zoom, setZoom] = useState(0);
  const change = (by: number) => setZoom((known) => Math.min(zooms.length - 1, Math.max(0, known + by)));
  const go = (by: -1 | 1) => {
    setZoom(0);
    step(by);
  };
  const isFilm = shown.type === 'video';
  const press = (event: KeyboardEvent) => {
    // A video uses these keys itself, to seek.
    if (event.target instanceof HTMLVideoElement) return;
    const act = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      '+': () => change(1),
      '-': () => change(-1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const kind = messageKind(shown.type);
  const address = mediaAddress(shown.media_url) ?? heldFile(shown.message_id)?.preview ?? '';
  const tool = { variant: 'subtle', color: 'gray', size: 40 } as const;
  return (
    <Dialog
      opened
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      styles={{ content: { border: 0 }, body: { height: '100%', padding: 0 } }}
      aria-label={kind}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole dialog */}
      <div className={classes.root} onKeyDown={press}>
        <div className={classes.bar}>
          <span className={classes.about}>
            {shown.file_name ?? kind} <small>{dateTime(shown.created)}</small>
          </span>
          {!isFilm && (
            <>
              <ActionIcon {...tool} aria-label="Diminuir" disabled={zoom === 0} onClick={() => change(-1)}>
                <IconZoomOut size={20} stroke={1.7} />
              </ActionIcon>
              <ActionIcon
                {...tool}
                aria-label="Aumentar"
                disabled={zoom === zooms.length - 1}
                onClick={() => change(1)}
              >
                <IconZoomIn size={20} stroke={1.7} />
              </ActionIcon>
            </>
          )}
          <ActionIcon
            {...tool}
            component="a"
            href={address}
            download={shown.file_name ?? true}
            aria-label="Baixar"
          >
            <IconDownload size={20} stroke={1.7} />
          </ActionIcon>
          <ActionIcon {...tool} aria-label="Fechar" data-autofocus={!isFilm || undefined} onClick={onClose}>
            <IconX size={20} stroke={1.7} />
          </ActionIcon>
        </div>
        {isFilm ? (
          <LightboxFilm key={shown._id} message={shown} address={address} />
        ) : (
          <LightboxPicture
            key={shown._id}
            message={shown}
            address={address}
            zoom={zooms[zoom] ?? 1}
            onZoom={() => setZoom((known) => (known === 0 ? 2 : 0))}
          />
        )}
        {hasBefore && (
          <ActionIcon {...tool} className={classes.before} aria-label="Anterior" onClick={() => go(-1)}>
            <IconChevronLeft size={26} stroke={1.7} />
          </ActionIcon>
        )}
        {hasAfter && (
          <ActionIcon {...tool} className={classes.after} aria-label="Próxima" onClick={() => go(1)}>
            <IconChevronRight size={26} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the pictures and videos of the loaded part of the thread, and which one is shown. */
function usePictures(message: Message) {
  const client = useQueryClient();
  const [shownId, setShown] = useState(message._id);
  const thread = client.getQueryData<Thread>(threadKeyOf(message.conversation_id));
  const all =
    thread?.messages.filter(({ type, media_url }) => /^(image|video)$/.test(type) && media_url) ?? [];
  const pictures = all.some(({ _id }) => _id === message._id) ? all : [message];
  const at = Math.max(
    0,
    pictures.findIndex(({ _id }) => _id === shownId),
  );
  return {
    shown: pictures[at] ?? message,
    hasBefore: at > 0,
    hasAfter: at < pictures.length - 1,
    step: (by: -1 | 1) => {
      const next = pictures[at + by];
      if (next) setShown(next._id);
    },
  };
}
