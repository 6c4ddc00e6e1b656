import type { quickMessageCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const quickMessagesInputs = {
  getQuickMessages: async () => [{}],
  findQuickMessages: async () => [{ page: 1, limit: 10, query: 'bom', folder: 'Vendas', order: 'newest' }],
  saveQuickMessage: async ({ quickMessage, media, department, unique }) => [
    {
      _id: await quickMessage(),
      shortcut: unique(),
      message: 'Bom dia, {nome}!',
      filed: false,
      folder: 'Vendas',
      departments: [department],
      media: await media(),
    },
  ],
} satisfies InputsOf<typeof quickMessageCalls>;
