import type { Media } from '@prosa/contract';
import type { FileInside } from '../editor/model/flow-file.ts';

/** So much goes into a flow's file, before it is written as text. */
const maxBytes = 40 * 1024 * 1024;

/**
 * Fetches the files that a flow sends, to go along with it. Returns them, and the names of those that cannot: they
 * could not be read, or are too much for one file.
 */
export async function packFiles(medias: readonly Media[]): Promise<{ files: FileInside[]; left: string[] }> {
  const files: FileInside[] = [];
  const left: string[] = [];
  let room = maxBytes;
  for (const media of medias) {
    const data = media.size <= room ? await dataOf(media) : null;
    if (data === null) left.push(media.name);
    else {
      room -= media.size;
      files.push({ id: media._id, name: media.name, type: media.type, mime: media.mime, data });
    }
  }
  return { files, left };
}

async function dataOf({ url }: Media): Promise<string | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await base64Of(await answer.blob()) : null;
  } catch {
    return null;
  }
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(reader.error ?? new Error('unreadable'));
    reader.addEventListener('load', () => {
      const { result } = reader;
      if (typeof result === 'string') resolve(result.replace(/^[^,]*,/, ''));
      else fail();
    });
    reader.addEventListener('error', fail);
    reader.readAsDataURL(blob);
  });
}
