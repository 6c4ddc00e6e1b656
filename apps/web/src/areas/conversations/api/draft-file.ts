import type { Media } from '@prosa/contract';
import { useCallback } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { SafeStorage } from '../../../lib/safe-storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const storage = new SafeStorage(() => window.localStorage);
const files = createStore(new Map<string, Media | null>());

/**
 * Follows the file that goes out with the draft of one conversation. Like the draft it is kept per person and
 * conversation through a reload.
 */
export function useDraftFile(conversation_id: string): [Media | null, (file: Media | null) => void] {
  const { _id } = useCurrentUser();
  const key = `prosa.draft-file.${_id}.${conversation_id}`;
  const file = useStore(files, (known) => kept(known, key));
  const keep = useCallback(
    (next: Media | null) => {
      if (next) storage.write(key, JSON.stringify(next));
      else storage.remove(key);
      files.set(files.get().set(key, next));
    },
    [key],
  );
  return [file, keep];
}

function kept(known: Map<string, Media | null>, key: string): Media | null {
  const file = known.get(key);
  if (file !== undefined) return file;
  const read = parsed(storage.read(key));
  known.set(key, read);
  return read;
}

function parsed(text: string | null): Media | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isMedia(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Only this file writes the key; a value of another shape is from another version, and is dropped. */
function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && '_id' in value && 'thumbnail_url' in value;
}
