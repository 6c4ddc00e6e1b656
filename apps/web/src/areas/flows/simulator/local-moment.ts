/** The time zone of simulated companies, the same as in the engine's simulation and saved tests. */
const zone = 'America/Sao_Paulo';

const shown = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

const day = 86_400_000;

/** Returns a moment as 'sáb., 21/11, 14:05'. */
export function momentText(at: number): string {
  return shown.format(at);
}

/** Returns a time as '14:05'. */
export function clockText(at: number): string {
  return clock.format(at);
}

/** The same two formats for the instants of a trace. */
export const simulatedClock = {
  time: (instant: string) => clockText(Date.parse(instant)),
  moment: (instant: string) => momentText(Date.parse(instant)),
};

/** Returns a moment as '2026-11-21T14:05', the value of a date and time field. */
export function localMoment(at: number): string {
  return parts.format(at).replace(' ', 'T');
}

/** Returns the moment of a date and time field, or null while it is incomplete. */
export function momentOf(local: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
  const guess = Date.parse(`${local}Z`);
  if (Number.isNaN(guess)) return null;
  return guess + (guess - Date.parse(`${localMoment(guess)}Z`));
}

/** Returns three in the morning of the next Sunday, when every company is closed. */
export function deepNight(now: number): number {
  const midnight = Date.parse(`${localMoment(now).slice(0, 10)}T00:00Z`);
  const days = 7 - new Date(midnight).getUTCDay();
  const sunday = new Date(midnight + days * day).toISOString().slice(0, 10);
  return momentOf(`${sunday}T03:00`) ?? now;
}
