import type { BinaryNode } from 'baileys';

export type Node = BinaryNode;

/** How the server calls itself in `from` and `to`. */
export const serverJid = '@s.whatsapp.net';

/** Builds a node; attributes that are undefined are left out. */
export function node(
  tag: string,
  attrs: Record<string, string | undefined> = {},
  content?: Node['content'],
): Node {
  const given = Object.fromEntries(
    Object.entries(attrs).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return content === undefined ? { tag, attrs: given } : { tag, attrs: given, content };
}

/** Returns the children of a node, all or those with a tag. */
export function children(parent: Node | null, tag?: string): Node[] {
  if (parent === null || !Array.isArray(parent.content)) return [];
  return tag === undefined ? parent.content : parent.content.filter((each) => each.tag === tag);
}

/** Returns the first child, of a tag if one is given, or null. */
export function child(parent: Node | null, tag?: string): Node | null {
  return children(parent, tag)[0] ?? null;
}

/** Returns the bytes of the child with this tag; throws when it has none. */
export function childBytes(parent: Node | null, tag: string): Buffer {
  const found = bytesOf(child(parent, tag));
  if (found === null) throw new Error(`<${parent?.tag ?? '?'}> has no <${tag}> with bytes`);
  return found;
}

/** Returns the content of a node as bytes, or null. */
export function bytesOf(found: Node | null): Buffer | null {
  if (found?.content === undefined || Array.isArray(found.content)) return null;
  return typeof found.content === 'string' ? Buffer.from(found.content) : Buffer.from(found.content);
}

/** Returns the bytes of a child as an unsigned number. */
export function childNumber(parent: Node | null, tag: string): number {
  const bytes = childBytes(parent, tag);
  return bytes.readUIntBE(0, bytes.length);
}

/** Returns a number as bytes, the highest first. */
export function bigEndian(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}
