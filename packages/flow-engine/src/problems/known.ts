import type { FlowDocument } from '@prosa/contract';
import type { TalkType } from '../value.ts';

/** What of a kind is in use, by id; null where the caller cannot know. */
export type KnownThings = ReadonlyMap<string, string> | readonly { id: string; name: string }[] | null;

/** What a flow may point at in its company. */
export interface Known {
  tags: KnownThings;
  departments: KnownThings;
  users: KnownThings;
  /** Those that are published. */
  flows: KnownThings;
  media: KnownThings;
  /** Of the files, the audios that can be heard as voice notes, by id. */
  voice_notes?: readonly string[] | null;
  /** Secrets by name, and the hosts each may be sent to. */
  secrets?: readonly { name: string; hosts: readonly string[] }[] | null;
  /** Fields of contacts; without them every name that the flow does not set is doubted. */
  fields?: readonly string[] | null;
  /** What published flows keep beyond a run: "contato.plano"; without them every name of a conversation is believed. */
  lasting?: readonly string[] | null;
  /** What each number whose customers may come to the flow can send. */
  capabilities?: readonly NumberCan[] | null;
  /** Published flows that it calls, directly or through others. */
  called?: readonly { flow_id?: string; name: string; document: FlowDocument }[] | null;
  /** The flow's own id, by which others call it. */
  self?: string | null;
}

/** What a number can send. */
export interface NumberCan {
  name: string;
  sends: readonly TalkType[];
  voice_notes: boolean;
  /** Whether it shows the options of a menu to be tapped. */
  taps?: boolean;
}

/** For a caller that knows nothing of the company. */
export const knownNothing: Known = { tags: null, departments: null, users: null, flows: null, media: null };

/** Returns whether something is in use; what cannot be checked counts as in use. */
export function isKnown(things: KnownThings, id: string): boolean {
  if (things === null) return true;
  return things instanceof Map ? things.has(id) : [...things.values()].some((thing) => isThing(thing, id));
}

/** Returns whether something has this name. */
export function isName(things: KnownThings, name: string): boolean {
  if (things === null) return true;
  return [...things.values()].some((thing) => (typeof thing === 'string' ? thing : thing.name) === name);
}

function isThing(thing: string | { id: string }, id: string): boolean {
  return typeof thing !== 'string' && thing.id === id;
}
