import type {
  ChannelConnection,
  ChannelDriver,
  ChannelEvents,
  ChannelStatus,
  ChannelStore,
  CloseReason,
} from '@prosa/whatsapp';
import { capabilitiesOf } from '../drivers.ts';

/** A connection whose network a test plays. */
export interface ScriptedConnection {
  channel_id: string;
  credentials: string | null;
  events: ChannelEvents;
  store: ChannelStore;
  live: boolean;
  open(): Promise<void>;
  /** Ends it; what the network says besides the reason goes into `more`. */
  end(reason: CloseReason, more?: Partial<Ended>): Promise<void>;
}

type Ended = Extract<ChannelStatus, { status: 'close' }>;

/** A driver for tests: it connects to nothing, and records who asked for a connection. */
export interface ScriptedDriver extends ChannelDriver {
  connections: ScriptedConnection[];
  resets: string[];
  /** Returns the channel's living connection, if any. */
  live(channel_id: string): ScriptedConnection | undefined;
}

/**
 * Creates a scripted driver. Connections share `network`, so that a test sees those of several processes' drivers
 * together.
 */
export function createScriptedDriver(network: ScriptedConnection[] = []): ScriptedDriver {
  const resets: string[] = [];
  return {
    name: 'simulator',
    capabilities: capabilitiesOf('simulator'),
    connections: network,
    resets,
    live: (channel_id) => network.find((one) => one.live && one.channel_id === channel_id),
    async connect({ channel_id, credentials, events, store }) {
      const connection: ScriptedConnection = {
        channel_id,
        credentials,
        events,
        store,
        live: true,
        open: () => events.status({ status: 'open', phone: '5541999990000', jid: '5541999990000@s' }),
        async end(reason, more) {
          connection.live = false;
          await events.status({ status: 'close', reason, retry: reason === 'connection_lost', ...more });
        },
      };
      network.push(connection);
      return connectionOf(connection);
    },
    async reset({ channel_id, store }) {
      resets.push(channel_id);
      await store.clear();
    },
  };
}

function connectionOf(connection: ScriptedConnection): ChannelConnection {
  const nothing = async () => undefined;
  return {
    send: nothing,
    confirm: async () => 'unknown',
    delete: nothing,
    checkPhone: async (phone) => (phone.endsWith('0') ? null : `${phone}@s`),
    fetchMedia: async () => new Uint8Array(),
    edit: nothing,
    react: nothing,
    profilePicture: async () => null,
    typing: () => undefined,
    markRead: nothing,
    async disconnect() {
      if (connection.live) await connection.end('requested');
    },
  };
}
