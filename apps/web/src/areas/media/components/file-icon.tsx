import type { MediaType } from '@prosa/contract';
import {
  IconFile,
  IconFileText,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconMovie,
  IconMusic,
  IconPhoto,
  type Icon,
} from '@tabler/icons-react';

interface Props {
  type: MediaType;
  name: string;
  size?: number;
}

const ofType: Record<Exclude<MediaType, 'document'>, Icon> = {
  image: IconPhoto,
  audio: IconMusic,
  video: IconMovie,
};

const ofExtension: Record<string, Icon> = {
  pdf: IconFileTypePdf,
  txt: IconFileText,
  doc: IconFileTypeDoc,
  docx: IconFileTypeDoc,
  xls: IconFileTypeXls,
  xlsx: IconFileTypeXls,
  ppt: IconFileTypePpt,
  pptx: IconFileTypePpt,
};

/** The icon of a file's type. */
export function FileIcon({ type, name, size = 20 }: Props) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const Symbol = type === 'document' ? (ofExtension[extension] ?? IconFile) : ofType[type];
  return <Symbol size={size} stroke={1.6} aria-hidden />;
}
