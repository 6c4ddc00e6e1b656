import type { MediaType } from '@prosa/contract';
import { useState } from 'react';
import { FileIcon } from './file-icon.tsx';
import { FilmFrame } from './film-frame.tsx';

interface Props {
  type: MediaType;
  name: string;
  /** Address of the thumbnail, or of the video itself; null where it has neither. */
  preview: string | null;
  /** Size of the icon that stands for a file without a picture. */
  size: number;
}

/** What a file looks like: its picture, the first frame of a video, or an icon. */
export function FilePicture({ type, name, preview, size }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (preview && !isBroken && type === 'image') return <img src={preview} alt="" loading="lazy" />;
  if (preview && !isBroken && type === 'video') {
    return <FilmFrame address={preview} onBroken={() => setBroken(true)} />;
  }
  return <FileIcon type={type} name={name} size={size} />;
}
