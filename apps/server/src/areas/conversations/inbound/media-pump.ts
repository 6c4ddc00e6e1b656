import type { MediaType, MessageOrigin, MessageType } from '@prosa/contract';
import { MediaUnavailable, type ChannelConnection } from '@prosa/whatsapp';
import { storeMedia } from '../../media/index.ts';
import type { OwnedChannel } from '../../channels/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inRounds } from '../../../platform/jobs/in-rounds.ts';
import type { createMediaPoll } from './media-poll.ts';

/** Fetches the files of inbound messages; the messages themselves are shown long before. */
export interface MediaPump {
  wake(): void;
  /** Fetches nothing more; does not wait for what is being fetched, because the next owner fetches it again. */
  stop(): void;
}

interface WantedMedia {
  id: string;
  conversation_id: string;
  media_ref: string;
  file_name: string | null;
  type: MessageType;
  voice: boolean;
  origin: MessageOrigin;
}

const maxAtOnce = 4;

interface Pumping {
  channel: OwnedChannel;
  connection: ChannelConnection;
  /** The poll of all pumps of this process. */
  mediaPoll: ReturnType<typeof createMediaPoll>;
}

/** Starts fetching for a connected channel. What fails for a passing reason is tried again at the poll's next round. */
export function startMediaPump(runtime: Runtime, { channel, connection, mediaPoll }: Pumping): MediaPump {
  const db = runtime.database.forAccount(channel.account_id);
  let stopped = false;

  const fetchOne = async (wanted: WantedMedia): Promise<void> => {
    const media = await fetchFile(runtime, { wanted, connection, account_id: channel.account_id });
    await db.transaction(async (tx) => {
      // Shown as what the bytes are, under a safe name, whatever the sender claimed.
      await tx.run(
        sql`update messages set media_id = ${media?.id ?? null}, media_ref = null,
            file_name = coalesce(${media?.name ?? null}, file_name), type = ${media ? shownAs(wanted, media) : wanted.type}
          where account_id = ${tx.account_id} and id = ${wanted.id}`,
      );
      tx.record({
        type: 'message.changed',
        payload: {
          conversation_id: wanted.conversation_id,
          message_id: wanted.id,
          file_of: wanted.origin,
          said: true,
        },
      });
    });
  };
  const fetchOrLater = (wanted: WantedMedia) =>
    fetchOne(wanted).catch((error: unknown) => {
      runtime.log.warn(
        { err: error, channel_id: channel.id, message_id: wanted.id },
        'media not fetched; tried again later',
      );
    });
  // Newest first, a few at a time, and each of them once: one that fails holds up neither the others nor what arrives
  // meanwhile.
  const round = async () => {
    const tried: string[] = [];
    let rows = await wantedBesides(db, channel, tried);
    while (rows.length && !stopped) {
      await Promise.all(rows.map(fetchOrLater));
      tried.push(...rows.map(({ id }) => id));
      rows = await wantedBesides(db, channel, tried);
    }
  };
  const rounds = inRounds(() =>
    round().catch((error: unknown) => {
      runtime.log.warn({ err: error, channel_id: channel.id }, 'media not looked for; tried again later');
    }),
  );
  const leavePoll = mediaPoll.add(channel.id, rounds);
  rounds.wake();
  return {
    wake: rounds.wake,
    stop() {
      stopped = true;
      leavePoll();
      void rounds.stop();
    },
  };
}

/** Returns the type of a message once its file is here. A sticker's bytes are a picture. */
function shownAs({ type }: WantedMedia, media: { type: MediaType }): MessageType {
  return type === 'sticker' && media.type === 'image' ? type : media.type;
}

/** Reads the newest messages whose files still have to be fetched, without those already tried. */
function wantedBesides(
  db: AccountDb,
  channel: OwnedChannel,
  tried: readonly string[],
): Promise<WantedMedia[]> {
  return db.rows<WantedMedia>(
    sql`select id, conversation_id, media_ref, file_name, type, voice, origin from messages
      where account_id = ${db.account_id} and channel_id = ${channel.id} and media_ref is not null
        and media_id is null and id <> all(${tried}::uuid[])
      order by id desc limit ${maxAtOnce}`,
    'wanted_media',
  );
}

interface Fetching {
  wanted: WantedMedia;
  connection: ChannelConnection;
  account_id: string;
}

/** Fetches and stores the file; returns null when the network no longer has it. Passing faults throw. */
async function fetchFile(runtime: Runtime, { wanted, connection, account_id }: Fetching) {
  try {
    const bytes = await connection.fetchMedia(wanted.media_ref);
    return await storeMedia(runtime, runtime.database.forAccount(account_id), {
      bytes: Buffer.from(bytes),
      file_name: wanted.file_name,
      declared_type: wanted.type,
      voice: wanted.voice,
    });
  } catch (error) {
    if (error instanceof MediaUnavailable && error.code !== 'unreachable') return null;
    throw error;
  }
}
