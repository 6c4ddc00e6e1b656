/**
 * Returns text as PostgreSQL can hold it, in columns and in JSON: without NUL, without the halves of surrogate pairs
 * that are left when an emoji is cut in two, and at most `most` UTF-16 units long.
 */
export function storable(text: string, most = Infinity): string {
  return text
    .replaceAll('\u0000', '')
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '');
}
