import type { FlowDocument } from '@prosa/contract';
import type { Value } from './value.ts';

/** What flows keep beyond a run, by name; `until` is when it is over, in epoch ms. */
export type Lasting = Record<string, { value: Value; until: number | null }>;
export type LastingScope = 'conversation' | 'contact';

/** The world as the host saw it in the same transaction; plain data. */
export interface Scene {
  /** Epoch ms. */
  now: number;
  /** IANA zone of the company. */
  time_zone: string;
  company: string;
  contact: {
    name: string;
    phone: string;
    data: Record<string, string>;
    tags: string[];
    /**
     * Chosen at random before: the text variant of a block and the branch of a split, by
     * "<flow_id>/<node>[/<block>]".
     */
    choices: Record<string, string>;
  };
  conversation: {
    id: string;
    channel: { id: string; name: string };
    department: { id: string; name: string };
    protocol: string;
    started: number;
  };
  /** What flows kept of this conversation, and of this contact. */
  lasting: Record<LastingScope, Lasting>;
  /** Why nothing can be said; null as long as it can. */
  mute: string | null;
  /** Files that its flows send and that are gone. */
  missing_files: readonly string[];
  /** Where the outside answers this run (`waitWebhook`). */
  return_address: string;
  /** Who is online, by department; needed by people nodes and conditions. */
  online: Record<string, { id: string; name: string }[]>;
  /** Whom the conversation may be given to, because they are of the team and see its department; null is anybody. */
  attending: readonly string[] | null;
  /** The person who attended this contact last. */
  last_agent: { id: string; name: string } | null;
  /** How many others wait for a person, by department; only where a flow shows customers their place. */
  waiting: Record<string, number>;
  tag_names: Record<string, string>;
  department_names: Record<string, string>;
  /** Published flows with phrases that hold in every flow, oldest first. */
  everywhere: readonly RunningFlow[];
  /** Published flows by "<flow_id>@<version>": every version a frame is pinned to, and what may be called. */
  flows: Record<string, RunningFlow>;
  /** The version a `subflow` node calls, by flow id; absent means archived or never published. */
  callable: Record<string, number>;
}

/** A published version of a flow. */
export interface RunningFlow {
  flow_id: string;
  name: string;
  version: number;
  document: FlowDocument;
}
