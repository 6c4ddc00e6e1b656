import { conversionOf, formatOf } from '../../../media/convert/conversion-of.ts';
import { unconverted, type Offer } from './refusal-of.ts';
import { replaceStaged, type StagedFile } from './staged-store.ts';

/** Those that are being converted, also while their conversation is not on the screen. */
const begun = new Set<string>();

/** Converts a staged file into what phones show, once; says what became of it. */
export async function convertStaged(conversation_id: string, staged: StagedFile): Promise<void> {
  const { source: file, key, maxBytes } = staged;
  if (!(file instanceof File) || begun.has(key) || !maxBytes) return;
  begun.add(key);
  const how = conversionOf(file);
  try {
    const { convertFile } = await import('../../../media/convert/convert-file.ts');
    if (how)
      replaceStaged(conversation_id, staged, { file: await convertFile(file, how), note: noteOf(file) });
  } catch {
    // Which decoder is missing helps nobody here; what can be done instead does.
    const refusal = unconverted(file, maxBytes);
    replaceStaged(conversation_id, staged, { file, isConverting: false, refusal });
  } finally {
    begun.delete(key);
  }
}

/** Does what was offered for a refused file. Rejects where it does not work. */
export async function acceptOffer(conversation_id: string, staged: StagedFile, offer: Offer): Promise<void> {
  const { source: file, maxBytes } = staged;
  if (!(file instanceof File) || !maxBytes) return;
  if (offer === 'document') {
    const asIs = {
      type: 'document',
      isConverting: false,
      refusal: null,
      note: 'Vai como documento',
    } as const;
    replaceStaged(conversation_id, staged, { file, ...asIs });
    return;
  }
  const { convertPicture, shrinkPicture } = await import('../../../media/convert/draw-picture.ts');
  const isStill = offer === 'still';
  const picture = isStill ? await convertPicture(file) : await shrinkPicture(file, maxBytes.image);
  const note = isStill ? 'Só a primeira imagem do GIF' : 'Comprimida';
  replaceStaged(conversation_id, staged, { file: picture, note });
}

function noteOf(file: File): string {
  return conversionOf(file) === 'gif' ? 'Convertido de GIF' : `Convertido de ${formatOf(file)}`;
}
