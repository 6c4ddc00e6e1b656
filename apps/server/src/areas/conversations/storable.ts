/**
 * Text as PostgreSQL can hold it, in columns and in JSON: without NUL, and without halves of surrogate pairs such as
 * an emoji cut in two leaves; at most `most` UTF-16 units.
 */
export function storable(text: string, most = Infinity): string {
  return text
    .replaceAll('\u0000', '')
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '');
}
