import { isWindowOpen, type HappeningReason } from '@prosa/contract';
import { capabilitiesOf } from '../../channels/index.ts';
import type { FlowRow } from '../flow-rows.ts';
import { flowsStartedBy, type Matter, type SettledHappening } from './happening.ts';

/** A happening that is due, with all that says whether it may start a flow now. */
export interface DueHappening extends Matter {
  id: string;
  contact_id: string;
  flow_ids: readonly string[];
  until: Date;
  ignore: boolean;
  /** Whether the conversation was not finished after all. */
  undone: boolean;
  /** Whether people have a conversation with the contact, or one waits for them. */
  attended: boolean;
  /** Whether a run lives in a conversation with the contact. */
  talking: boolean;
  /** Where it is said: the number, and the conversation in progress over it. */
  channel_id: string | null;
  conversation_id: string | null;
  channel_open: boolean | null;
  driver: string | null;
  /** When the customer last wrote there. */
  customer_wrote: Date | null;
  opted_out: boolean;
  /** How many flows such happenings started for the contact within an hour. */
  lately: number;
  /** Of one that a flow did: how many of those started flows since the contact last wrote. */
  unheard: number;
  /** When a trigger last started each flow for the contact, ISO 8601. */
  starts: Readonly<Record<string, string>>;
}

/** What becomes of a happening before any conversation is locked. */
export type Decision =
  | { kind: 'settle'; settled: SettledHappening }
  | { kind: 'start'; flow: FlowRow; channel_id: string; conversation_id: string | null };

/** A circle of flows that start each other ends here, however long each of them waits. */
const maxUnheard = 5;
const maxAnHour = 5;
const againMs = 60_000;

/** Decides whether a happening starts a flow now, later or not at all. */
export function decide(happening: DueHappening, flows: readonly FlowRow[], now: Date): Decision {
  const { id, channel_id, conversation_id, until } = happening;
  const candidates = flowsStartedBy(flows, happening).filter((flow) => happening.flow_ids.includes(flow.id));
  const reason = candidates.length ? whyNever(happening, now) : 'over';
  if (reason) return refused(id, reason);
  const free = candidates.filter((flow) => !happening.attended || flow.trigger_human);
  if (!free.length) return refused(id, 'person');
  if (channel_id === null) return refused(id, 'no_number');
  const here = free.filter((flow) => !flow.disabled_chips.includes(channel_id));
  if (!here.length) return refused(id, 'number_off');
  const [flow] = here.filter((one) => !rests(one, dateOf(happening.starts[one.id]), now));
  if (!flow) return refused(id, 'rests');
  const wait = whyLater(happening);
  if (wait) return later({ id, reason: wait, until, now, ms: againMs });
  return { kind: 'start', flow, channel_id, conversation_id };
}

function whyNever(happening: DueHappening, now: Date): HappeningReason | null {
  const { undone, ignore, until, lately, unheard, opted_out, customer_wrote, driver } = happening;
  if (undone) return 'over';
  if (ignore) return 'ignored';
  if (until <= now) return 'late';
  if (lately >= maxAnHour || unheard >= maxUnheard) return 'loop';
  if (opted_out && !isRecent(customer_wrote, now)) return 'opted_out';
  if (driver === null) return null;
  const { windowHours: window_hours } = capabilitiesOf(driver);
  return isWindowOpen({ customer_wrote, window_hours }, now) ? null : 'window_closed';
}

/** Somebody who wrote within a day is answered, not addressed. */
function isRecent(wrote: Date | null, now: Date): boolean {
  return wrote !== null && now.getTime() - wrote.getTime() < 24 * 60 * 60 * 1000;
}

function whyLater({ talking, channel_open }: DueHappening): 'busy' | 'offline' | null {
  if (talking) return 'busy';
  return channel_open ? null : 'offline';
}

function dateOf(instant: string | undefined): Date | null {
  return instant === undefined ? null : new Date(instant);
}

/** Returns whether a flow started so short ago for this contact that it does not start again. */
export function rests({ cooldown_minutes: minutes }: FlowRow, last: Date | null, now: Date): boolean {
  if (minutes === 0 || !last) return false;
  return minutes === null || now.getTime() - last.getTime() < minutes * 60_000;
}

function refused(id: string, reason: HappeningReason): Decision {
  const settled = { id, state: 'refused', flow_id: null, run_id: null, reason, due: null } as const;
  return { kind: 'settle', settled };
}

interface Waiting {
  id: string;
  reason: HappeningReason;
  until: Date;
  now: Date;
  ms: number;
}

function later({ id, reason, until, now, ms }: Waiting): Decision {
  const due = new Date(Math.min(now.getTime() + ms, until.getTime()));
  return { kind: 'settle', settled: { id, state: 'waiting', flow_id: null, run_id: null, reason, due } };
}
