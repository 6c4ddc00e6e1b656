import { calls } from '@prosa/contract';
import type { Ground } from '../../../testing/contract/ground.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { AudienceRows } from '../../audiences/testing/furnish.ts';
import type { ChannelRows } from '../../channels/testing/furnish.ts';

/** Ways to get fresh rows of this area. */
export interface CampaignRows {
  /** A draft. */
  campaign(): Promise<string>;
  /** One that has started, is paused, and goes to a contact of its own over a number that is not connected. */
  startedCampaign(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishCampaigns({
  company: { owner },
  channel,
  idleChannel,
  audience,
  unique,
  phone,
}: Ground & ChannelRows & AudienceRows): CampaignRows {
  const start = async (tag: string) => {
    const fields = { message: ['Oi'], audience_type: 'tags' as const, audience_tags: [tag] };
    const { _id: campaign_id } = await owner.call(calls.createCampaign, {
      ...fields,
      name: `Campanha ${unique()}`,
      chip: (await idleChannel())._id,
      scheduledTo: new Date().toISOString(),
    });
    await eventually(async () => (await owner.call(calls.getCampaign, { campaign_id })).status === 'started');
    return campaign_id;
  };
  return {
    async campaign() {
      const fields = { chip: channel._id, message: ['Oi'], audience: await audience(), draft: true };
      return (await owner.call(calls.createCampaign, { ...fields, name: `Campanha ${unique()}` }))._id;
    },
    async startedCampaign() {
      const { _id: tag } = await owner.call(calls.saveTag, {
        name: `Campanha ${unique()}`,
        color: '#112233',
      });
      const { _id } = await owner.call(calls.createContact, { name: 'Público', phone: phone() });
      await owner.call(calls.changeContactTags, { contact: { _id, tags: [tag] } });
      const campaign_id = await start(tag);
      await owner.call(calls.steerCampaign, { campaign_id, act: 'pause' });
      return campaign_id;
    },
  };
}
