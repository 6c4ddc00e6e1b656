import type { channelCalls } from '@prosa/contract';
import { newCloudKeys } from '../../../testing/cloud-number.ts';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const channelsInputs = {
  getChips: async () => [{}],
  getNumberManagers: async () => [{}],
  getChannelKinds: async () => [{}],
  changeChipAge: async ({ channel }) => [{ chip: channel._id, used_since: '2020-05-01' }],
  getChannelLog: async ({ channel }) => [{ chip: channel._id }],
  pairChip: async ({ idleChannel }) => [{ chip: (await idleChannel())._id, phone: '(41) 99999-1234' }],
  saveChip: async ({ idleChannel, flow, department, unique }) => {
    const flow_id = await flow();
    return [
      {
        _id: (await idleChannel())._id,
        name: `numero${unique()}`,
        status: 'new',
        chatbot: flow_id,
        active: true,
        reset: false,
        redirect: 'flow_chatbot',
        flow: flow_id,
        department,
      },
    ];
  },
  connectChip: async ({ openChannel }) => {
    const { _id } = await openChannel();
    return [
      { chip: _id, connect: false },
      { chip: { _id }, connect: false },
    ];
  },
  changeChipService: async ({ idleChannel, flow, department }) => [
    {
      chip: {
        _id: (await idleChannel())._id,
        redirect: 'flow_chatbot',
        flow: await flow(),
        department,
      },
    },
  ],
  changeChipPrivacy: async ({ idleChannel }) => [
    { chip: (await idleChannel())._id, read_receipts: false, profile_pictures: true },
  ],
  getCloudKeys: async ({ cloudChannel }) => [{ chip: await cloudChannel() }],
  saveCloudKeys: async ({ cloudChannel }) => [{ ...newCloudKeys(), chip: await cloudChannel() }],
  testCloudKeys: async ({ cloudChannel }) => [{ chip: await cloudChannel() }],
  syncTemplates: async ({ cloudChannel }) => [{ chip: await cloudChannel() }],
  renameChip: async ({ idleChannel, unique }) => [
    { chip: { _id: (await idleChannel())._id, name: `renomeado${unique()}` } },
  ],
} satisfies InputsOf<typeof channelCalls>;
