import { limits, type FollowUpMessage, type FollowUpSettings } from '@prosa/contract';
import { nextOpening, type Window } from '../../sending/index.ts';

/** The hours of one company. */
export interface Hours extends Pick<FollowUpSettings, 'start_time' | 'end_time'> {
  time_zone: string;
}

const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], on_holidays: true };
const graceMs = limits.follow_up_late_hours * 3_600_000;

const open = ({ start_time, end_time }: Hours): Window => ({
  ...everyDay,
  from_minute: start_time * 60,
  until_minute: end_time * 60,
});

/** Returns the time outside the hours, as hours that begin when those end. */
const closed = ({ start_time, end_time }: Hours): Window => ({
  ...everyDay,
  from_minute: end_time * 60,
  until_minute: start_time * 60,
});

/** Returns when a follow-up that is due at this moment may be sent: at once, or when the hours next begin. */
export function openingFrom(moment: Date, hours: Hours): Date {
  return nextOpening(moment, open(hours), hours.time_zone) ?? moment;
}

/**
 * Returns from when on it is too late for one that was to be sent at this moment within the hours: after
 * `follow_up_late_hours` within them, at the latest when they end for the next time but one.
 */
export function lastMoment(due: Date, hours: Hours): Date {
  const whole = new Date(due.getTime() + graceMs);
  if (hours.start_time === hours.end_time) return whole;
  const closes = closingFrom(due, hours);
  if (whole <= closes) return whole;
  const opens = openingFrom(closes, hours);
  const rest = new Date(opens.getTime() + whole.getTime() - closes.getTime());
  const closesAgain = closingFrom(opens, hours);
  return rest < closesAgain ? rest : closesAgain;
}

function closingFrom(moment: Date, hours: Hours): Date {
  return nextOpening(moment, closed(hours), hours.time_zone) ?? moment;
}

/** Returns how long a message waits after what comes before it, in milliseconds. */
export function delayOf({ time, unit }: Pick<FollowUpMessage, 'time' | 'unit'>): number {
  return time * (unit === 'hours' ? 3_600_000 : 60_000);
}
