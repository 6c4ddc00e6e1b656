import { calls } from '@prosa/contract';
import type { ConversationRows } from '../../conversations/testing/furnish.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { Ground } from '../../../testing/contract/ground.ts';

/** Ways to get fresh rows of this area. */
export interface OptOutRows {
  /** Somebody whom a person added. */
  optOut(): Promise<string>;
  /** Somebody who wrote what may be such a wish. */
  doubtfulOptOut(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishOptOuts({
  company: { owner },
  phone,
  conversation,
}: Ground & Pick<ConversationRows, 'conversation'>): OptOutRows {
  return {
    optOut: async () => (await owner.call(calls.addOptOut, { phone: phone() }))._id,
    async doubtfulOptOut() {
      const { contact } = await conversation('Não quero mais');
      const wanted = { state: 'doubtful', query: contact.phone } as const;
      const entry = await eventually(async () => (await owner.call(calls.getOptOuts, wanted)).data[0]);
      return entry._id;
    },
  };
}
