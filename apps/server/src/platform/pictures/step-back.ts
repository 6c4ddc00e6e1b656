import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A tenth of what an equally busy process gets; with the lowest, 19, a busy machine finishes no picture in time. */
const low = 10;

/**
 * Lets every other process go first on the processor, but not starve this one. Linux that groups processes by session
 * weighs a priority only inside the group, so the group's priority is lowered too: the calling process must be alone in
 * its session.
 */
export function stepBack(): void {
  setPriority(low);
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/autogroup', String(low));
  } catch {
    // A kernel without such groups weighs the priority against all processes.
  }
}
