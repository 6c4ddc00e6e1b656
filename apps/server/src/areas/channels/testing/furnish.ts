import type { Chip } from '@prosa/contract';
import type { Ground } from '../../../testing/contract/ground.ts';
import { connectChannel } from '../../../testing/test-company.ts';

/** A connected number of the department, and ways to get fresh rows of this area. */
export interface ChannelRows {
  channel: Chip;
  /** A number of this department that is not connected. */
  idleChannel(): Promise<Chip>;
  /** Another number of this department, connected. */
  openChannel(): Promise<Chip>;
}

/** Connects a number; returns it with the ways to get fresh rows of this area. */
export async function furnishChannels({ server, company, department, unique }: Ground): Promise<ChannelRows> {
  const idleChannel = () => company.addChannel({ name: `numero${unique()}`, department, connected: false });
  const openChannel = async () => connectChannel(server.url, company.owner, (await idleChannel())._id);
  return { channel: await openChannel(), idleChannel, openChannel };
}
