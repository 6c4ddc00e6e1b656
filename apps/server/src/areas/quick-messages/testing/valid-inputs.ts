import type { quickMessageCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const quickMessagesInputs = {
  getQuickMessages: async () => [{}],
  saveQuickMessage: async ({ quickMessage, unique }) => [
    { _id: await quickMessage(), shortcut: unique(), message: 'Bom dia, {nome}!', filed: false },
  ],
} satisfies InputsOf<typeof quickMessageCalls>;
