import type { optOutCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const optOutInputs = {
  getOptOuts: async ({ optOut }) => {
    await optOut();
    return [{ page: 1, limit: 5, state: 'active', query: '5541' }];
  },
  addOptOut: async ({ phone }) => [{ phone: phone(), reason: 'Pediu por telefone' }],
  confirmOptOut: async ({ doubtfulOptOut }) => [{ opt_out_id: await doubtfulOptOut() }],
  removeOptOut: async ({ optOut }) => [{ opt_out_id: await optOut() }],
} satisfies InputsOf<typeof optOutCalls>;
