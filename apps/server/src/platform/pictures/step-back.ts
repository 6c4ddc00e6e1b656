import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const lowest = 19;

/**
 * Lets every other process come first on the processor. Where Linux groups processes by their session, it weighs a
 * priority only inside the group, so the group steps back too: whoever calls this has a session to itself.
 */
export function stepBack(): void {
  setPriority(lowest);
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/autogroup', String(lowest));
  } catch {
    // A kernel without such groups weighs the priority against everybody.
  }
}
