import type { MediaType } from '@prosa/contract';
import { useState } from 'react';
import { FileIcon } from './file-icon.tsx';
import { FilmFrame } from './film-frame.tsx';

interface Props {
  type: MediaType;
  name: string;
  /** Address of its small picture, or of the film itself; null where it has none. */
  preview: string | null;
  /** Of the symbol that stands for a file without a picture. */
  size: number;
}

/** Shows a file: its picture, the first frame of a film, or a symbol. */
export function FilePicture({ type, name, preview, size }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (preview && !isBroken && type === 'image') return <img src={preview} alt="" loading="lazy" />;
  if (preview && !isBroken && type === 'video') {
    return <FilmFrame address={preview} onBroken={() => setBroken(true)} />;
  }
  return <FileIcon type={type} name={name} size={size} />;
}
