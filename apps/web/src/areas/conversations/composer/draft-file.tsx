import { CloseButton } from '@mantine/core';
import type { Media } from '@prosa/contract';
import { FilePicture } from '../../media/components/file-picture.tsx';
import { fileSize } from '../../media/file-size.ts';
import { previewOf } from '../../media/preview-of.ts';
import classes from './draft-file.module.css';

interface Props {
  file: Media;
  onRemove: () => void;
}

/** The file that goes out with what is written. */
export function DraftFile({ file, onRemove }: Props) {
  const { type, name, size } = file;
  return (
    <div className={classes.root} role="group" aria-label={`Arquivo anexado: ${name}`}>
      <span className={classes.picture}>
        <FilePicture type={type} name={name} preview={previewOf(file)} size={20} />
      </span>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <small className={classes.size}>{fileSize(size)}</small>
      <CloseButton size={28} aria-label={`Retirar ${name}`} onClick={onRemove} />
    </div>
  );
}
