/**
 * Returns how high a process ranks for a key: FNV-1a over both, mixed by the last steps of MurmurHash3. What each
 * process computes the same, nobody has to agree on: a key goes to the process that ranks highest for it, so a process
 * that comes or goes moves no keys but its own (rendezvous hashing).
 */
export function rankOf(key: string, process: number): number {
  const both = `${key} ${process}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < both.length; index += 1)
    hash = Math.imul(hash ^ both.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the process that ranks highest for the key; null when there is none. */
export function highestOf(key: string, processes: readonly number[]): number | null {
  let best: { id: number; rank: number } | null = null;
  for (const id of processes) {
    const rank = rankOf(key, id);
    if (!best || rank > best.rank || (rank === best.rank && id < best.id)) best = { id, rank };
  }
  return best && best.id;
}
