import { GraphError } from './graph-error.ts';
import { newId, type FakeNumber, type StoredMedia, type World } from './world.ts';

const validMs = 5 * 60_000;
const megabyte = 1024 * 1024;
/** Accepted types and sizes (reference 5.3); anything else is a document. */
const limits: readonly [RegExp, number][] = [
  [/^image\/(jpeg|png)$/, 5 * megabyte],
  [/^image\/webp$/, 500 * 1024],
  [/^video\/(mp4|3gpp)$/, 16 * megabyte],
  [/^audio\/(aac|amr|mpeg|mp4|ogg)$/, 16 * megabyte],
  [/^(application|text)\//, 100 * megabyte],
];

/** Answers POST /<number>/media. Throws 131053 for what Meta does not take. */
export async function uploadMedia(world: World, number: FakeNumber, form: FormData): Promise<object> {
  const file = form.get('file');
  if (form.get('messaging_product') !== 'whatsapp' || !(file instanceof File))
    throw new GraphError(100, 'file');
  const type = form.get('type');
  const mime = typeof type === 'string' ? type : file.type;
  const limit = limits.find(([pattern]) => pattern.test(mime));
  if (!limit || file.size === 0 || file.size > limit[1]) throw new GraphError(131053, mime);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { id: storeMedia(world, number, { bytes, mime }).id };
}

/** Keeps a file under a new id. */
export function storeMedia(
  { media }: World,
  { phone_number_id }: FakeNumber,
  file: { bytes: Uint8Array; mime: string },
): StoredMedia {
  const stored = { id: newId(), phone_number_id, ...file, ticket: null };
  media.set(stored.id, stored);
  return stored;
}

/** Answers GET /<media>: where the file is for the next 5 minutes. */
export function describeMedia({ clock }: World, stored: StoredMedia, origin: string): object {
  stored.ticket = { name: newId(), until: clock.now().getTime() + validMs };
  return {
    messaging_product: 'whatsapp',
    id: stored.id,
    url: `${origin}/media-files/${stored.id}/${stored.ticket.name}`,
    mime_type: stored.mime,
    file_size: stored.bytes.length,
  };
}

/** Returns the file behind an address; null when it is no longer valid. */
export function openMedia({ media, clock }: World, [id, ticket]: readonly string[]): StoredMedia | null {
  const stored = media.get(id ?? '');
  if (!stored?.ticket || stored.ticket.name !== ticket) return null;
  return clock.now().getTime() <= stored.ticket.until ? stored : null;
}
