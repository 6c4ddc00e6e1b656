import type { audienceCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const audiencesInputs = {
  getAudiences: async () => [{ page: 1, limit: 10, query: '' }],
  getAudience: async ({ audience }) => [{ audience_id: await audience() }],
  saveAudience: async ({ audience, tag, channel, department, unique }) => [
    {
      _id: await audience(),
      name: `Audiência ${unique()}`,
      kind: 'living',
      filter: {
        tags_any: [await tag()],
        tags_all: [await tag()],
        tags_none: [await tag()],
        variables: [{ name: 'cidade', test: 'equals', value: 'Curitiba' }],
        last_talk: { is: 'within', days: 30, day: '2026-01-01' },
        channel: channel._id,
        department,
      },
      filed: false,
    },
  ],
  importAudienceSheet: async ({ audienceSheet, unique }) => [
    { save: 'true', name: `Feira ${unique()}`, create_contacts: 'true', people: await audienceSheet() },
  ],
  countAudiencePeople: async ({ tag, channel, department }) => [
    {
      filter: {
        tags_any: [await tag()],
        tags_all: [await tag()],
        tags_none: [await tag()],
        variables: [{ name: 'cidade', test: 'contains', value: 'Curitiba' }],
        last_talk: { is: 'since', days: 30, day: '2026-01-01' },
        channel: channel._id,
        department,
      },
    },
  ],
  getAudienceVariables: async () => [{}],
  getAudiencePeople: async ({ audience }) => [{ audience_id: await audience(), after: '', limit: 10 }],
  exportAudience: async ({ audience }) => [{ audience_id: await audience() }],
} satisfies InputsOf<typeof audienceCalls>;
