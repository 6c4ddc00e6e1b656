import { CloseButton, TextInput } from '@mantine/core';
import { useFocusOnMount } from '../../../../ui/focus/use-focus-on-mount.ts';
import { FilePicture } from '../../../media/components/file-picture.tsx';
import { fileSize } from '../../../media/file-size.ts';
import classes from './media-tray.module.css';
import type { StagedFile } from './staged-store.ts';

interface Props {
  file: StagedFile;
  isFirst: boolean;
  onCaption: (caption: string) => void;
  onRemove: () => void;
}

const captionChars = 1024;

/** One chosen file with its picture, its caption and a button that removes it. */
export function StagedRow({ file, isFirst, onCaption, onRemove }: Props) {
  const { name, type, size, caption, preview } = file;
  return (
    <li className={classes.file}>
      <div className={classes.picture}>
        <FilePicture type={type} name={name} preview={preview} size={24} />
      </div>
      <div className={classes.about}>
        <div className={classes.name}>
          <span title={name}>{name}</span>
          <small>{fileSize(size)}</small>
        </div>
        {/* The network shows no caption below audio. */}
        {type !== 'audio' && (
          <Caption name={name} caption={caption} isFirst={isFirst} onCaption={onCaption} />
        )}
      </div>
      <CloseButton size={28} aria-label={`Retirar ${name}`} onClick={onRemove} />
    </li>
  );
}

function Caption({
  name,
  caption,
  isFirst,
  onCaption,
}: Omit<Props, 'file' | 'onRemove'> & {
  name: string;
  caption: string;
}) {
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <TextInput
      ref={isFirst ? field : undefined}
      size="sm"
      aria-label={`Legenda de ${name}`}
      placeholder="Escreva uma legenda"
      maxLength={captionChars}
      enterKeyHint="send"
      value={caption}
      onChange={(event) => onCaption(event.currentTarget.value)}
    />
  );
}
