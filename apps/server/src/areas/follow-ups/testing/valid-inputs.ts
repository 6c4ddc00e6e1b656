import { defaultFollowUpSettings, type followUpCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const followUpInputs = {
  getAutoFollowUp: async () => [{}],
  updateAutoFollowUp: async () => [{ ...defaultFollowUpSettings, start_time: 9 }],
  previewFollowUp: async () => [{ text: 'Oi, {primeiro_nome}!' }],
  getConversationFollowUps: async ({ conversation }) => [{ conversation_id: (await conversation())._id }],
} satisfies InputsOf<typeof followUpCalls>;
