import type { Message } from '@prosa/contract';
import { IconDownload } from '@tabler/icons-react';
import { messageKind } from '../message/message-texts.ts';
import { FileIcon } from '../../media/components/file-icon.tsx';
import { fileSize } from '../../media/file-size.ts';
import classes from './media-body.module.css';

/** A file with its name, type and size; a click downloads it. */
export function DocumentCard({ message, address }: { message: Message; address: string }) {
  const { file_name, media, type } = message;
  const name = file_name ?? messageKind(type);
  const kind = type === 'document' || type === 'video' ? type : 'document';
  const extension = /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase();
  return (
    <a className={classes.document} href={address} download={file_name ?? true} title={`Baixar ${name}`}>
      <FileIcon type={kind} name={name} size={28} />
      <span className={classes.about}>
        <span className={classes.fileName}>{name}</span>
        <small>{[extension, media && fileSize(media.size)].filter(Boolean).join(' · ')}</small>
      </span>
      <IconDownload size={17} stroke={1.7} aria-label="Baixar" />
    </a>
  );
}
