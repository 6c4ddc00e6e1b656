import { mayBeDocument, mediaProblem, mediaTypeOf, type FileLimits } from '../../../media/media-kind.ts';

/** What can still be done with a file that is refused: sent as it is, made smaller, or as a picture that stands still. */
export type Offer = 'document' | 'compress' | 'still';

export interface Refusal {
  /** Why, in a sentence. */
  text: string;
  /** Only what can work. */
  offers: readonly Offer[];
}

/** Returns why a file is not sent as what it is, and what can be done; null for one that is sent. */
export function refusalOf(file: File, maxBytes: FileLimits): Refusal | null {
  const text = mediaProblem(file, { maxBytes });
  if (text === null) return null;
  const isLarge = file.size > maxBytes[mediaTypeOf(file)];
  const compress = isLarge && mediaTypeOf(file) === 'image' ? (['compress'] as const) : [];
  return { text, offers: [...compress, ...asDocument(file, maxBytes)] };
}

/** Returns what can be done with a file that this browser cannot convert. */
export function unconverted(file: File, maxBytes: FileLimits): Refusal {
  const isGif = /gif$/i.test(file.type || file.name);
  const text = isGif
    ? 'Este navegador não converte GIF animado em vídeo.'
    : 'Este navegador não converteu o arquivo. Ele pode estar danificado.';
  return { text, offers: [...(isGif ? (['still'] as const) : []), ...asDocument(file, maxBytes)] };
}

function asDocument(file: File, maxBytes: FileLimits): readonly Offer[] {
  const isTaken = mayBeDocument(file) && mediaProblem(file, { type: 'document', maxBytes }) === null;
  return isTaken ? ['document'] : [];
}
