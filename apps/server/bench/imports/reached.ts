import { setTimeout as pause } from 'node:timers/promises';
import { calls, type ContactImport } from '@prosa/contract';
import type { BenchServer } from '../bench-server.ts';

/** Waits until an import is in a state, and returns it. */
export async function reached(
  { company }: BenchServer,
  import_id: string,
  state: ContactImport['state'],
): Promise<ContactImport> {
  for (;;) {
    const { import: one } = await company.owner.call(calls.getContactImport, { import_id });
    if (one.state === state) return one;
    if (one.state === 'failed') throw new Error(one.problem ?? 'failed');
    await pause(200);
  }
}
