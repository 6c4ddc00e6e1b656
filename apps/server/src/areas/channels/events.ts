/** What happens to numbers. */
export interface ChannelEvents {
  /** Added, renamed, archived, or its settings changed. */
  'channels.changed': { channel_id: string };
  'channel.qr': { channel_id: string };
  'channel.status': { channel_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends ChannelEvents {}
}
