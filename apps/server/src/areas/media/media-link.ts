import type { FileLinks, LinkedFile } from '../../platform/storage/links.ts';

/** The signed address of a kept file, below `/files/`. */
export function mediaLink(
  { links }: { links: FileLinks },
  { account_id, id, mime, name }: LinkedFile,
): string {
  return links.link({ account_id, id, mime, name });
}
