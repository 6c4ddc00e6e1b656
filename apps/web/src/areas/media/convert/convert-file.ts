import { convertGif } from './convert-gif.ts';
import { convertHeic } from './convert-heic.ts';
import { convertPicture } from './draw-picture.ts';
import { renamed, type Conversion } from './conversion-of.ts';
import { encodeSound, mp3Sound } from './encode-sound.ts';

/** Returns a file as one that phones show, under its own name. Rejects where this browser cannot convert it. */
export async function convertFile(file: File, how: Conversion): Promise<File> {
  if (how === 'heic') return convertHeic(file);
  if (how === 'gif') return convertGif(file);
  if (how === 'picture') return convertPicture(file);
  const sound = await encodeSound(file, await mp3Sound());
  if (!sound) throw new DOMException('no decoder for the sound', 'NotSupportedError');
  return new File([sound], renamed(file.name, 'mp3'), { type: 'audio/mpeg' });
}
