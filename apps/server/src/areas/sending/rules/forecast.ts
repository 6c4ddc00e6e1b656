import { dayOf } from '../../../platform/clock/days.ts';
import { maxSpread, type Pace } from './pace.ts';
import { nextHours, type OpenHours, type Window } from './window.ts';

/** What decides how long a number takes for a source. */
export interface ForecastFacts {
  /** When the first may leave. */
  from: Date;
  count: number;
  /** How many of them begin a chat. */
  newChats: number;
  /** How many chats the number may begin in a day, and how many it has today. */
  maxChatsPerDay: number;
  chatsToday: number;
  gapSeconds: number;
  pace: Pace;
  sentToday: number;
  window: Window;
  time_zone: string;
}

/** What makes it last longer than its intervals. */
export type SlowedBy = 'window' | 'caps' | 'quota';

export interface Forecast {
  begins: Date;
  ends: Date;
  slowed_by: SlowedBy[];
}

/** Beyond this many stretches no end is forecast. */
const maxStretches = 400;

/**
 * Forecasts when a source is through: stretch by stretch of open hours, what these leave room for at the average
 * interval, within the caps of the number and its quota of new chats. Null where that never comes, or not within a
 * year.
 */
export function forecastEnd(facts: ForecastFacts): Forecast | null {
  const average = averageSeconds(facts);
  let { count: left, newChats } = facts;
  let hours = openFrom(facts, facts.from);
  const begins = hours?.opens;
  const slowed = new Set<SlowedBy>(begins && begins > facts.from ? ['window'] : []);
  for (let stretch = 0; hours && begins && stretch < maxStretches; stretch += 1) {
    const { sent, chats, by } = sentIn(facts, { hours, left, newChats, average });
    if (sent >= left) {
      const ends = new Date(hours.opens.getTime() + Math.max(0, left - 1) * average * 1000);
      return { begins, ends, slowed_by: [...slowed] };
    }
    slowed.add(by);
    left -= sent;
    newChats -= chats;
    hours = openFrom(facts, hours.closes);
  }
  return null;
}

function averageSeconds({ gapSeconds, pace }: ForecastFacts): number {
  const usual = Math.max(gapSeconds, pace.minGapSeconds) * (1 + maxSpread / 2);
  return Math.max(usual, 3600 / pace.maxPerHour);
}

function openFrom({ window, time_zone }: ForecastFacts, at: Date): OpenHours | null {
  return nextHours(at, window, time_zone);
}

interface Stretch {
  hours: OpenHours;
  left: number;
  newChats: number;
  average: number;
}

/** Returns how many are sent in a stretch, how many of these begin chats, and what keeps it from being more. */
function sentIn(facts: ForecastFacts, { hours: { opens, closes }, left, newChats, average }: Stretch) {
  const { pace, sentToday, chatsToday, maxChatsPerDay, time_zone } = facts;
  const isToday = dayOf(opens, time_zone) === dayOf(facts.from, time_zone);
  const room = average > 0 ? Math.ceil((closes.getTime() - opens.getTime()) / 1000 / average) : Infinity;
  const caps = Math.max(0, pace.maxPerDay - (isToday ? sentToday : 0));
  const quota = Math.max(0, maxChatsPerDay - (isToday ? chatsToday : 0));
  const able = left - newChats + Math.min(newChats, quota);
  const sent = Math.min(left, able, caps, room);
  const by: SlowedBy = room <= Math.min(able, caps) ? 'window' : caps <= able ? 'caps' : 'quota';
  return { sent, chats: Math.min(newChats, quota, sent), by };
}
