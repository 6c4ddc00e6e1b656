import type { flowCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import { about } from '../../../testing/contract/rows-of.ts';

/** Valid inputs of the calls of this area. */
export const flowsInputs = {
  getFlows: async () => [{}],
  getFlow: async ({ flow }) => [{ flow_id: await flow() }],
  saveFlow: async ({ flow, channel, department, tag, unique }) => [
    {
      _id: await flow(),
      name: `Fluxo ${unique()}`,
      trigger: {
        trigger: true,
        keywords: [unique()],
        disabled_chips: [channel._id],
        events: {
          finished: { by: ['person'], chips: [channel._id], departments: [department] },
          tagged: { tags: [await tag()] },
        },
      },
      document: {
        format: 1,
        nodes: [{ id: 'start', type: 'start', position: { x: 0, y: 0 }, settings: {} }],
      },
      revision: 1,
      filed: false,
    },
  ],
  getFlowStarts: async ({ flow }) => [{ flow_id: await flow() }],
  duplicateFlow: async ({ flow }) => [{ flow_id: await flow(), name: 'Cópia' }],
  checkFlow: async ({ flow }) => [{ flow_id: await flow() }],
  publishFlow: async ({ flow }) => [{ flow_id: await flow(), revision: 1, accept: true, migrate: true }],
  getFlowVersions: async ({ flow }) => [{ flow_id: await flow() }],
  getFlowVersion: async ({ flow }) => [{ flow_id: await flow(), version: 1 }],
  getFlowTests: async ({ flow }) => [{ flow_id: await flow() }],
  saveFlowTest: async ({ flow }) => [
    {
      flow_id: await flow(),
      name: 'Cumprimenta',
      starts: '2026-01-05T12:00:00.000Z',
      steps: [{ kind: 'customer', text: 'oi' }],
    },
  ],
  recordFlowTest: async (scope) => {
    const { flow_id, conversation_id } = await scope.botTalk();
    return [{ flow_id, conversation_id, name: 'Conversa real' }];
  },
  acceptFlowTest: async (scope) => [{ test_id: await scope.flowTest(), revision: 1 }],
  deleteFlowTest: async (scope) => [{ test_id: await scope.flowTest() }],
  runFlowTests: async ({ flow }) => [{ flow_id: await flow() }],
  getFlowCounts: async ({ flow }) => [{ flow_id: await flow(), interval: 7 }],
  // An address that is refused before anything is connected.
  tryFlowRequest: async () => [{ method: 'GET', url: 'http://127.0.0.1:9/' }],
  getFlowNumbers: async ({ flow }) => [{ flow_id: await flow() }],
  getFlowSecrets: async () => [{}],
  saveFlowSecret: async ({ unique }) => [
    { name: `segredo-${unique()}`, value: 'Bearer abc', hosts: ['api.loja.com.br'] },
  ],
  transferToFlow: async (scope) => [{ ...(await about(scope)), flow: await scope.flow(), resume: false }],
  getFlowTrace: async (scope) => [{ message_id: (await scope.botTalk()).message_id }],
  // Nothing is kept of it: those who may look get a refusal that says so.
  revealAnswer: async (scope) => [{ message_id: await scope.hiddenAnswer() }],
  getMentions: async () => [{}],
  seeMention: async (scope) => [await about(scope)],
} satisfies InputsOf<typeof flowCalls>;
