import type { FinishedBy, FlowEvents, HappeningKind, HappeningReason } from '@prosa/contract';
import { normalise } from '@prosa/flow-engine';
import type { FlowRow } from '../flow-rows.ts';

/** Something that happened and may start flows, as the company's events say it. */
export type Occurrence = { sequence: number; by_flow?: string | undefined } & (
  | { kind: 'finished'; conversation_id: string; by: FinishedBy }
  | { kind: 'tagged'; contact_id: string; tags: readonly string[] }
  | { kind: 'changed'; contact_id: string; fields: readonly string[] }
);

/** What has to be known of a happening to say which flows it starts. */
export interface Matter {
  kind: HappeningKind;
  /** The tags that were put on, the variables that changed, or who finished the conversation. */
  about: readonly string[];
  /** The contact's tags and variables now. */
  tags: readonly string[];
  data: Readonly<Record<string, unknown>>;
  /** Whether the contact still has the day that was noted. */
  dated: boolean;
}

/** What a turn made of a happening: null as the reason where it started a flow. */
export interface SettledHappening {
  id: string;
  state: 'waiting' | 'started' | 'refused';
  flow_id: string | null;
  run_id: string | null;
  reason: HappeningReason | null;
  /** When a waiting one is looked at again. */
  due: Date | null;
}

/** Returns whether something other than a message starts a flow. */
export function startsByItself({ trigger, published_version, events }: FlowRow): boolean {
  return trigger && published_version !== null && Object.values(events).some((one) => one !== null);
}

/** Returns the flows that a happening starts, in the order in which they are asked: by priority, then by age. */
export function flowsStartedBy(flows: readonly FlowRow[], matter: Matter): FlowRow[] {
  return flows
    .filter((flow) => startsByItself(flow) && isStartedBy(flow.events, matter))
    .toSorted((one, other) => other.priority - one.priority);
}

function isStartedBy(events: FlowEvents, { kind, about, tags, data, dated }: Matter): boolean {
  switch (kind) {
    case 'finished':
      return events.finished?.by.some((by) => by === about[0]) ?? false;
    case 'tagged':
      return events.tagged?.tags.some((tag) => about.includes(tag) && tags.includes(tag)) ?? false;
    case 'changed':
      return events.changed !== null && hasChanged(events.changed, { about, data });
    case 'date':
      return dated && events.date !== null && events.date.field === about[0];
  }
}

/** A variable that was emptied starts nothing; values are compared as answers are, without case and accents. */
function hasChanged(
  { field, value: wanted }: NonNullable<FlowEvents['changed']>,
  { about, data }: Pick<Matter, 'about' | 'data'>,
): boolean {
  const given = data[field];
  const value = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  if (!about.includes(field) || value === '') return false;
  return wanted === '' || value === wanted || normalise(value) === normalise(wanted);
}
