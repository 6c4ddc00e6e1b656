import { CloseButton, Loader, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useFocusOnMount } from '../../../../ui/focus/use-focus-on-mount.ts';
import { FilePicture } from '../../../media/components/file-picture.tsx';
import { formatOf } from '../../../media/convert/conversion-of.ts';
import { fileSize } from '../../../media/file-size.ts';
import { maxCaptionChars } from './caption.ts';
import classes from './media-tray.module.css';
import { convertStaged } from './mend-staged.ts';
import { RefusedFile } from './refused-file.tsx';
import { captionStaged, unstage, type StagedFile } from './staged-store.ts';

interface Props {
  conversation_id: string;
  file: StagedFile;
  isFirst: boolean;
}

/** One chosen file with its picture, its caption and a button that removes it; of a refused one, why. */
export function StagedRow({ conversation_id, file, isFirst }: Props) {
  const { key, name, type, size, preview, isConverting, note, refusal } = file;
  useEffect(() => {
    if (isConverting) void convertStaged(conversation_id, file);
  }, [isConverting, conversation_id, file]);
  return (
    <li className={classes.file} data-refused={refusal !== null || undefined}>
      <div className={classes.picture}>
        {isConverting ? (
          <Loader size={22} />
        ) : (
          <FilePicture key={preview} type={type} name={name} preview={preview} size={24} />
        )}
      </div>
      <div className={classes.about}>
        <div className={classes.name}>
          <span title={name}>{name}</span>
          <small>
            {refusal ? `${formatOf(file.source instanceof File ? file.source : { name, type })}, ` : ''}
            {fileSize(size)}
          </small>
          {(isConverting || note) && <small role="status">{isConverting ? 'Convertendo…' : note}</small>}
        </div>
        {refusal && <RefusedFile conversation_id={conversation_id} file={file} refusal={refusal} />}
        {/* The network shows no caption below audio. */}
        {!refusal && type !== 'audio' && (
          <Caption conversation_id={conversation_id} file={file} isFirst={isFirst} />
        )}
      </div>
      <CloseButton size={28} aria-label={`Retirar ${name}`} onClick={() => unstage(conversation_id, key)} />
    </li>
  );
}

function Caption({ conversation_id, file: { key, name, caption }, isFirst }: Props) {
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <TextInput
      ref={isFirst ? field : undefined}
      size="sm"
      aria-label={`Legenda de ${name}`}
      placeholder="Escreva uma legenda"
      maxLength={maxCaptionChars}
      enterKeyHint="send"
      value={caption}
      onChange={(event) => captionStaged(conversation_id, key, event.currentTarget.value)}
    />
  );
}
