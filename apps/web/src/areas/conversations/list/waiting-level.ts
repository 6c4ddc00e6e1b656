const minuteMs = 60_000;

/** How much a wait stands out in the list. */
export type WaitingLevel = 'short' | 'long' | 'overdue';

/** From these many minutes on a wait stands out more. */
const longMinutes = 10;
const overdueMinutes = 30;

/** Returns how much a wait since this moment stands out; one whose begin is unknown counts as short. */
export function waitingLevel(since: string | null, now: Date): WaitingLevel {
  if (since === null) return 'short';
  const minutes = (now.getTime() - new Date(since).getTime()) / minuteMs;
  if (minutes < longMinutes) return 'short';
  return minutes < overdueMinutes ? 'long' : 'overdue';
}
