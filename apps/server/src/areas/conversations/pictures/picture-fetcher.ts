import { realWait, type ChannelConnection } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { inRounds } from '../../../platform/jobs/in-rounds.ts';
import { RecentMap } from '../../../platform/limits/recent-map.ts';
import type { OwnedChannel } from '../../channels/index.ts';
import { claimPicture, type Subject } from './claim-picture.ts';
import { keepPicture } from './keep-picture.ts';

/** Fetches pictures of contacts over one connection, one at a time. */
export interface PictureFetcher {
  /** Has a picture fetched if it is due. `key` names who it is about; the same one soon after is not looked up again. */
  want(key: string, subject: Subject): void;
  stop(): void;
}

interface Fetching {
  channel: OwnedChannel;
  connection: ChannelConnection;
}

/** Somebody who is dropped from the queue is asked about when they write or are looked at again. */
const maxWaiting = 100;
const maxRemembered = 5000;
/** Somebody who writes does so again and again; who looks may have just changed what is shown. */
const lookAgainMs = { written: 600_000, looked: 60_000 };
const pauseMs = 10_000;

/** Starts what fetches pictures for a connected number, the last wanted first. Nothing waits for it. */
export function startPictureFetcher(runtime: Runtime, { channel, connection }: Fetching): PictureFetcher {
  const db = runtime.database.forAccount(channel.account_id);
  const stopping = new AbortController();
  const waiting = new Map<string, Subject>();
  const seen = new RecentMap<number>(maxRemembered);
  const now = () => runtime.clock.now();

  const fetchOne = async (subject: Subject): Promise<'done' | 'later'> => {
    const claimed = await claimPicture(db, { channel, subject, now: now() });
    if (claimed === 'later') return claimed;
    if (!claimed) return 'done';
    const bytes = await connection.profilePicture(claimed.to);
    await keepPicture(runtime, db, { ...claimed, bytes });
    return 'done';
  };
  const fetchOrLeave = (subject: Subject) =>
    fetchOne(subject).catch((error: unknown) => {
      runtime.log.warn({ err: error, channel_id: channel.id }, 'picture of a contact not fetched');
      return 'done' as const;
    });
  const rounds = inRounds(async () => {
    for (let next = takeLast(waiting); next && !stopping.signal.aborted; next = takeLast(waiting)) {
      const [key, subject] = next;
      if ((await fetchOrLeave(subject)) === 'done') continue;
      waiting.set(key, subject);
      await realWait(pauseMs, stopping.signal);
    }
  });
  return {
    want(key, subject) {
      const last = seen.get(key) ?? 0;
      const pause = 'contact_id' in subject ? lookAgainMs.looked : lookAgainMs.written;
      if (!channel.capabilities.profilePictures || now().getTime() - last < pause) return;
      seen.set(key, now().getTime());
      waiting.delete(key);
      waiting.set(key, subject);
      if (waiting.size > maxWaiting) takeFirst(waiting);
      rounds.wake();
    },
    stop() {
      stopping.abort();
      void rounds.stop();
    },
  };
}

function takeLast(waiting: Map<string, Subject>): [string, Subject] | undefined {
  const last = [...waiting].at(-1);
  if (last) waiting.delete(last[0]);
  return last;
}

function takeFirst(waiting: Map<string, Subject>): void {
  const [first] = waiting.keys();
  if (first !== undefined) waiting.delete(first);
}
