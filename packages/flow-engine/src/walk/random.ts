/**
 * Returns a number from 0 up to 1 that is always the same for the same words: a random choice without a random
 * source.
 */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = words.join('/');
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  // A last mix: words that differ only in their last letter would give numbers close to each other.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
