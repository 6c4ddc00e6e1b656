import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const lowest = 19;

/**
 * Lets every other process go first on the processor. Linux that groups processes by session weighs a priority only
 * inside the group, so the group's priority is lowered too: the calling process must be alone in its session.
 */
export function stepBack(): void {
  setPriority(lowest);
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/autogroup', String(lowest));
  } catch {
    // A kernel without such groups weighs the priority against all processes.
  }
}
