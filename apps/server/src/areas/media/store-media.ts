import { limits } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { displayName, withExtension } from './display-name.ts';
import { keepFile, type KeepTools, type MediaRow } from './keep-file.ts';
import { nameless } from './nameless.ts';
import { sniff } from './sniff.ts';

/** A file that arrived over a channel. */
export interface IncomingFile {
  bytes: Uint8Array;
  /** The name from the sender; null when it has none. */
  file_name: string | null;
  /** The message type it came with, or null; a hint only. */
  declared_type: string | null;
  /** Whether it was spoken into the phone. */
  voice: boolean;
}

/**
 * Stores a company's file as it came: its type from its bytes, under a name that is safe to show and to offer for
 * download. Throws too_large above 20 MB.
 */
export async function storeMedia(
  tools: KeepTools,
  db: Queryable & { readonly account_id: string },
  { bytes, file_name, declared_type, voice }: IncomingFile,
): Promise<MediaRow> {
  if (bytes.byteLength > limits.media_max_bytes) throw new AppError('too_large', { limit: '20 MB' });
  const shown = displayName(file_name ?? '');
  const kind = await sniff({ bytes, file_name: shown, declared_type });
  const name = withExtension(shown || nameless[kind.type], kind.extensions);
  return keepFile(tools, db, {
    bytes,
    kind,
    name,
    kept: 'thread',
    user_id: null,
    ptt: voice && kind.type === 'audio',
  });
}
