import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { mediaLink } from '../../media/index.ts';
import type { OutboxEntry } from './claim.ts';

/** Answers the signed address at which a driver fetches the file of an entry, or null when it carries none. */
export function createFileAddress({ links, config }: Pick<Runtime, 'links' | 'config'>, account_id: string) {
  return ({ media_id, media_mime, file_name, type }: OutboxEntry): string | null => {
    if (media_id === null || media_mime === null) return null;
    const file = { account_id, id: media_id, mime: media_mime, name: file_name ?? type };
    return baseUrl(config) + mediaLink({ links }, file);
  };
}
