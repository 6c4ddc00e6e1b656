import { momentOf, timeText } from '@prosa/flow-engine';

/** Returns the moment of a minute of a day in a time zone; one that the clocks skip comes right after. */
export function dueOn({ day, minute }: { day: string; minute: number }, time_zone: string): Date {
  const time = timeText({ hour: Math.floor(minute / 60), minute: minute % 60 });
  return new Date(momentOf(`${day}T${time}`, time_zone) ?? Number.NaN);
}
