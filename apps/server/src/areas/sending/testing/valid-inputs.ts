import { defaultSendingSettings, type sendingCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const sendingInputs = {
  getSendingSettings: async () => [{}],
  updateSendingSettings: async () => [{ ...defaultSendingSettings, max_per_hour: 20 }],
  getSendingNumbers: async () => [{}],
  resumeSending: async ({ channel }) => [{ chip: channel._id }],
} satisfies InputsOf<typeof sendingCalls>;
