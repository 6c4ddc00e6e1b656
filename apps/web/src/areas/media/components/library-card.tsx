import type { Media } from '@prosa/contract';
import { dateOnly } from '../../../lib/dates.ts';
import { FilePicture } from './file-picture.tsx';
import { fileSize } from '../file-size.ts';
import { previewOf } from '../preview-of.ts';
import classes from './library-grid.module.css';

interface Props {
  media: Media;
  isSelected: boolean;
  onSelect: () => void;
  onPick: () => void;
}

/** One entry: its picture or player, and its name. */
export function LibraryCard({ media, isSelected, onSelect, onPick }: Props) {
  const { name, size, created, type, url } = media;
  return (
    <li className={classes.card} data-selected={isSelected || undefined}>
      <button type="button" aria-pressed={isSelected} onClick={onSelect} onDoubleClick={onPick}>
        <span className={classes.picture}>
          <FilePicture type={type} name={name} preview={previewOf(media)} size={40} />
        </span>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <small>
          {fileSize(size)} · {dateOnly(created)}
        </small>
      </button>
      {type === 'audio' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of the company have no captions
        <audio className={classes.sound} src={url} controls preload="none" aria-label={`Ouvir ${name}`} />
      )}
    </li>
  );
}
