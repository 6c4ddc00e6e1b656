import { calls } from '@prosa/contract';
import type { Ground } from '../../../testing/contract/ground.ts';

/** Ways to get fresh rows of this area. */
export interface QuickMessageRows {
  quickMessage(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishQuickMessages({ company: { owner }, unique }: Ground): QuickMessageRows {
  return {
    async quickMessage() {
      const input = { shortcut: unique(), message: 'Bom dia!' };
      return (await owner.call(calls.saveQuickMessage, input))._id;
    },
  };
}
