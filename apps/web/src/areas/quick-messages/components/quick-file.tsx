import type { Media } from '@prosa/contract';
import { FilePicture } from '../../media/components/file-picture.tsx';
import { previewOf } from '../../media/preview-of.ts';
import classes from './quick-file.module.css';

interface Props {
  file: Media;
  /** Only the picture: the name stands elsewhere. */
  isBare?: boolean;
}

/** The file of a quick message: its picture and its name. */
export function QuickFile({ file, isBare = false }: Props) {
  return (
    <span className={classes.root} data-bare={isBare || undefined}>
      <span className={classes.picture}>
        <FilePicture type={file.type} name={file.name} preview={previewOf(file)} size={18} />
      </span>
      {!isBare && (
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
      )}
    </span>
  );
}
