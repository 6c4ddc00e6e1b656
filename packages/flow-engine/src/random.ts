/** A number from 0 up to 1 that is always the same for the same words: chance without a source of randomness. */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = words.join('/');
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  // A last stir: words that differ in their last letter only would come out side by side.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
