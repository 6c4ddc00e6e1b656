import { calls, type Chip } from '@prosa/contract';
import { newCloudKeys } from '../../../testing/cloud-number.ts';
import type { Ground } from '../../../testing/contract/ground.ts';
import { connectChannel } from '../../../testing/test-company.ts';

/** A connected number of the department, and ways to get fresh rows of this area. */
export interface ChannelRows {
  channel: Chip;
  /** A number of this department that is not connected. */
  idleChannel(): Promise<Chip>;
  /** Another number of this department, connected. */
  openChannel(): Promise<Chip>;
  /** The id of another number of this department, of the Cloud API, whose keys are saved. */
  cloudChannel(): Promise<string>;
}

/** Connects a number; returns it with the ways to get fresh rows of this area. */
export async function furnishChannels({ server, company, department, unique }: Ground): Promise<ChannelRows> {
  const idleChannel = () => company.addChannel({ name: `numero${unique()}`, department, connected: false });
  const openChannel = async () => connectChannel(server.url, company.owner, (await idleChannel())._id);
  const cloudChannel = async () => {
    const name = `numero${unique()}`;
    const service = { redirect: 'human' as const, department };
    const { _id } = await company.owner.call(calls.saveChip, { name, ...service, driver: 'cloud' });
    await company.owner.call(calls.saveCloudKeys, { chip: _id, ...newCloudKeys() });
    return _id;
  };
  return { channel: await openChannel(), idleChannel, openChannel, cloudChannel };
}
