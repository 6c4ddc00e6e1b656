import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import { moveCursor } from '../../../platform/events/cursors.ts';
import { mediaLink } from '../../media/index.ts';
import { returnAddress } from '../requests/return-address.ts';
import { assignTransfers } from './write/assign-transfers.ts';
import { callMentioned } from './write/notify-mentioned.ts';
import { concernedBy } from './read/find-concerned.ts';
import { finishConversations } from './write/finish-conversations.ts';
import { noWrites, type RoundWrites } from './write/round-writes.ts';
import { loadWorld } from './read/load-world.ts';
import { readNews } from './read/read-news.ts';
import type { LoopGuard } from './follow/loop-guard.ts';
import type { Round } from './round-context.ts';
import { forgetInterrupted } from './run-rows.ts';
import { flowsCursor } from './topics.ts';
import { walkConversation } from './play/walk-conversation.ts';
import { writeRound } from './write/write-round.ts';
import type { HeardMessage, World } from './read/world.ts';

/** What a round did, and what follows from it. */
export interface RoundResult {
  /** There is more to do at once. */
  more: boolean;
  /** Numbers over which something leaves now. */
  channels: Set<string>;
  /** Something is to be asked of the outside. */
  requests: boolean;
  /** The earliest moment at which one of its runs is to be woken. */
  wake_at: Date | null;
  /** How many conversations had something to do. */
  worked: number;
}

type Tools = Pick<Runtime, 'database' | 'clock' | 'ids' | 'links' | 'secrets' | 'config' | 'log'>;

/** How a round is played. */
export interface Playing {
  loopGuard: LoopGuard;
  /** About one thing alone. */
  careful: boolean;
  /** Hears which one thing that is, before anything is done about it. */
  taking(thing: string | null): void;
}

/**
 * Takes a company's bots through what happened since the last round, in one transaction: what they heard, their
 * state, what they do and the place in the events are one commit, so that whatever crashes, nothing happens twice and
 * nothing is left out. Null when another process is at it.
 */
export function playRound(
  tools: Tools,
  account_id: string,
  { loopGuard, careful, taking }: Playing,
): Promise<RoundResult | null> {
  return tools.database.forAccount(account_id).transaction(async (tx) => {
    const news = await readNews(tx, { now: tools.clock.now(), careful });
    if (!news) return null;
    taking(news.thing);
    const concerned = await concernedBy(tx, news);
    if (news.sequence !== null) await moveCursor(tx, flowsCursor, news.sequence);
    await forgetInterrupted(tx, news.finished);
    if (!concerned.length) return { ...nothing, channels: new Set<string>(), more: news.more };
    const { flows } = news;
    // Looked at again: what is said must not seem earlier than what was heard.
    const world = await loadWorld(tx, { concerned, flows, now: tools.clock.now(), ...tools });
    const writes = noWrites();
    const round: Round = {
      account_id,
      world,
      flows,
      in_use: new Set(flows.map(({ id }) => id)),
      writes,
      loopGuard,
      ids: tools.ids,
      log: tools.log,
      addressOf: (run_id) => returnAddress(tools, { account_id, run_id }),
      linkOf: (message) => linkOf(tools, account_id, message),
    };
    for (const { id, items } of concerned) {
      const conversation = world.conversations.get(id);
      if (conversation) walkConversation(round, conversation, items);
    }
    await finishConversations(tx, round);
    await assignTransfers(tx, round);
    await callMentioned(tx, round);
    await writeRound(tx, round);
    return resultOf(writes, { world, more: news.more, worked: concerned.length });
  });
}

const nothing = { requests: false, wake_at: null, worked: 0 };

function resultOf(
  { requests, runs, again }: RoundWrites,
  { world, more, worked }: { world: World; more: boolean; worked: number },
): RoundResult {
  const spoken = [...world.conversations.values()].filter(({ pending }) =>
    pending.messages.some(({ leaves }) => leaves !== undefined),
  );
  const wakes = [...runs].flatMap(({ ending, wake_at }) =>
    ending === null && wake_at ? [wake_at.getTime()] : [],
  );
  return {
    more: more || again,
    channels: new Set(spoken.map(({ channel_id }) => channel_id)),
    requests: requests.length > 0,
    wake_at: wakes.length ? new Date(wakes.reduce((one, other) => Math.min(one, other))) : null,
    worked,
  };
}

function linkOf({ links, config }: Tools, account_id: string, message: HeardMessage): string | null {
  const { media_id: id, media_mime: mime, file_name, type } = message;
  if (id === null || mime === null) return null;
  return baseUrl(config) + mediaLink({ links }, { account_id, id, mime, name: file_name ?? type });
}
