import type { Runtime } from '../../../platform/area.ts';
import { baseUrl } from '../../../platform/config/base-url.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { moveCursor } from '../../../platform/events/cursors.ts';
import { mediaLink } from '../../media/index.ts';
import { returnAddress } from '../requests/return-address.ts';
import { playConversations } from './play/play-conversations.ts';
import type { LoopGuard, Tools, TurnOutcome } from './play/turn.ts';
import { findConcerned } from './read/find-concerned.ts';
import { loadWorld } from './read/load-world.ts';
import { readNews, type News } from './read/read-news.ts';
import type { HeardMessage } from './read/world.ts';
import { noteHappenings } from '../starts/note-happenings.ts';
import { openHappenings } from '../starts/open-happenings.ts';
import { settleHappenings } from '../starts/settle-happenings.ts';
import { flowsCursor } from './topics.ts';
import { forgetInterrupted } from './write/forget-interrupted.ts';
import { logFailures } from './write/log-failures.ts';
import { writeRound, type Written } from './write/write-round.ts';

/** What a round did, and what follows from it. */
export interface RoundResult {
  /** Whether there is more to do at once. */
  more: boolean;
  /** Numbers over which something leaves now. */
  channels: Set<string>;
  /** Whether requests to other systems wait to be made. */
  requests: boolean;
  /** The earliest moment at which one of its runs is to be woken. */
  wake_at: Date | null;
  /** How many conversations had something to do. */
  worked: number;
}

type RoundTools = Pick<Runtime, 'database' | 'clock' | 'ids' | 'links' | 'secrets' | 'config' | 'log'>;

/** How a round is played. */
export interface Playing {
  loopGuard: LoopGuard;
  /** Whether it is about one item alone. */
  careful: boolean;
  /** Called with the name of that item, before anything is done about it. */
  taking(item: string | null): void;
}

/**
 * Takes a company's bots through what happened since the last round, in one transaction: it reads what is new and the
 * world around it, plays the turns of all conversations, and writes what came of them. What they heard, their state,
 * what they do and the place in the events are one commit, so that whatever crashes, nothing happens twice and nothing
 * is left out. Null when another process plays this company's round, which may have begun before the newest event.
 */
export function playRound(
  tools: RoundTools,
  account_id: string,
  { loopGuard, careful, taking }: Playing,
): Promise<RoundResult | null> {
  const { database, clock, ids, log } = tools;
  return database.forAccount(account_id).transaction(async (tx) => {
    const news = await readNews(tx, { now: clock.now(), careful });
    if (news === 'held') return null;
    if (news === 'missing') return nothingDone({ more: false });
    taking(news.thing);
    await acknowledge(tx, news, clock.now());
    await settleHappenings(tx, await openHappenings(tx, news, { now: clock.now(), ids }));
    const concerned = await findConcerned(tx, news);
    if (!concerned.length) return nothingDone(news);
    const world = await loadWorld(tx, { concerned, flows: news.flows, clock, log });
    const outcomes = playConversations(world, concerned, turnTools(tools, account_id, loopGuard));
    logFailures({ log, account_id }, outcomes);
    const written = await writeRound(tx, world, { outcomes, ids });
    return { ...whatFollows(outcomes, written, news), worked: concerned.length };
  });
}

/** Moves the place in the events, and notes what starts flows; it counts once the round is committed. */
async function acknowledge(tx: Transaction, news: News, now: Date): Promise<void> {
  if (news.sequence !== null) await moveCursor(tx, flowsCursor, news.sequence);
  await forgetInterrupted(tx, news.finished);
  await noteHappenings(tx, { ...news, now });
}

function nothingDone({ more }: Pick<News, 'more'>): RoundResult {
  return { more, channels: new Set(), requests: false, wake_at: null, worked: 0 };
}

function whatFollows(
  outcomes: readonly TurnOutcome[],
  { runs, requests }: Written,
  { more }: News,
): Omit<RoundResult, 'worked'> {
  const spoken = outcomes.filter(({ acts }) => acts.some(({ kind }) => kind === 'say'));
  const wakes = runs.flatMap(({ ending, wake_at }) => (ending === null && wake_at ? [wake_at] : []));
  return {
    more: more || outcomes.some(({ again }) => again),
    channels: new Set(spoken.map(({ conversation }) => conversation.channel_id)),
    requests: requests.length > 0,
    wake_at: wakes.length ? wakes.reduce((one, other) => (one < other ? one : other)) : null,
  };
}

function turnTools(tools: RoundTools, account_id: string, loopGuard: LoopGuard): Tools {
  return {
    ids: tools.ids,
    loopGuard,
    addressOf: (run_id) => returnAddress(tools, { account_id, run_id }),
    linkOf: (message) => linkOf(tools, account_id, message),
  };
}

function linkOf(
  { links, config }: RoundTools,
  account_id: string,
  { media_id: id, media_mime: mime, file_name, type }: HeardMessage,
): string | null {
  if (id === null || mime === null) return null;
  return baseUrl(config) + mediaLink({ links }, { account_id, id, mime, name: file_name ?? type });
}
