import { z } from 'zod';

/** How WhatsApp derives a file's keys; a picture's differ from a document's. */
export const mediaKinds = ['image', 'video', 'audio', 'document', 'sticker'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The message that brought a file, by which the phone finds the file again. */
export interface MediaSource {
  id: string;
  /** The other side of the conversation. */
  jid: string;
  from_me: boolean;
}

/** All that is needed to fetch a file of a message later, also by another process. */
export interface MediaRef {
  kind: MediaKind;
  key: Uint8Array;
  url: string | null;
  direct_path: string | null;
  mimetype: string | null;
  /** Size in bytes as the sender says it. */
  size: number | null;
  sha256: Uint8Array | null;
  message: MediaSource | null;
}

const prefix = 'web1:';
const bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
const schema = z.object({
  kind: z.enum(mediaKinds),
  key: bytes,
  url: z.string().nullable(),
  direct_path: z.string().nullable(),
  mimetype: z.string().nullable(),
  size: z.number().nullable(),
  sha256: bytes.nullable(),
  message: z.object({ id: z.string(), jid: z.string(), from_me: z.boolean() }).nullable().default(null),
});

/** Returns the reference as text, which means nothing to its owner. It holds the file's key: never log it. */
export function writeMediaRef(ref: MediaRef): string {
  const text = JSON.stringify({ ...ref, key: base64(ref.key), sha256: ref.sha256 && base64(ref.sha256) });
  return prefix + Buffer.from(text).toString('base64url');
}

/** Reads what `writeMediaRef` wrote; null when it is something else. */
export function readMediaRef(text: string): MediaRef | null {
  if (!text.startsWith(prefix)) return null;
  try {
    const told: unknown = JSON.parse(Buffer.from(text.slice(prefix.length), 'base64url').toString());
    return schema.parse(told);
  } catch {
    return null;
  }
}

function base64(value: Uint8Array): string {
  return Buffer.from(value).toString('base64');
}
