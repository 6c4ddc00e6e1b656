/** This process does not own the channel, or no longer does; nothing was written. */
export class ChannelLost extends Error {
  constructor(channel_id: string) {
    super(`channel ${channel_id} is not owned here any more`);
    this.name = 'ChannelLost';
  }
}
